// Picks any card in two taps: first the color, then the card. Cards that fit have a bright rim.
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { card, inOrder } from "../cards/card.ts";
import { COLORS, type Color } from "../contract.ts";
import { Face } from "../cards/face.tsx";
import { facing } from "../table/facing.ts";
import { deck, deckHere, game } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { table } from "../line/line.ts";
import { playable } from "../line/playable.ts";
import { Sheet } from "./sheet.tsx";
import { ColorWord, Shape, TileWord } from "../cards/shape.tsx";
import { cardWords, t } from "../words/words.ts";

interface Picking {
  title: string;
  /** The box to pick from, when it isn't the one on the table; it then shows the cards that are never played, too. */
  game?: string | undefined;
  /** The color that was already tapped. */
  color?: Color | "wild" | undefined;
  /** The only cards to offer, when the prompt says so. */
  only?: string[] | undefined;
  /** True to mark the cards that fit; the others can be chosen all the same. */
  fits?: boolean | undefined;
  /** How many cards may be chosen; when it is one, a tap closes the sheet. */
  many?: number | undefined;
  /** The question it answers; when that is settled otherwise, the sheet closes. */
  prompt?: string | undefined;
  /** True when a wild is picked together with its color. */
  named?: boolean | undefined;
  onPicked: (cards: string[], color?: Color) => void;
}

export const picking = signal<Picking | null>(null);

/** The colors of a game, usually the one on the table, in the order of the box. */
export function colorsHere(id: string | undefined = table.value?.game): Color[] {
  return inBoxOrder(game(id)?.colors ?? []);
}

/** Sorts colors into the one order that is used everywhere. */
export const inBoxOrder = (colors: Color[]) => COLORS.filter((color) => colors.includes(color));

export function pickOne(title: string, then: (card: string, color?: Color) => void, more: Partial<Picking> = {}) {
  picking.value = { title, onPicked: ([only], color) => only && then(only, color), ...more };
}

export function Picker() {
  const now = picking.value;
  return now ? <PickerSheet key={now.title} {...now} /> : null;
}

function PickerSheet({ title, game: box, color, only, fits, many = 1, named, onPicked }: Picking) {
  const open = useSignal<Color | "wild" | null>(color ?? null);
  const chosen = useSignal<string[]>([]);
  const fitting = useSignal<string[]>([]);
  useEffect(() => {
    if (fits) void playable().then((names) => (fitting.value = names));
  }, []);
  const colors = colorsHere(box);
  const offered = only ?? (box ? deck(box) : (deckHere()?.cards ?? []));
  const names = inOrder(offered).filter((name) => box || !/^(veto|wheel)/.test(name));
  const shown = names.filter((name) => (card(name).color ?? "wild") === open.value);
  const close = () => (picking.value = null);
  const done = (cards: string[], color?: Color) => {
    close();
    onPicked(cards, color);
  };
  const choose = (name: string) => {
    if (many === 1) done([name]);
    else chosen.value = [...chosen.value, name].slice(0, many);
  };
  return (
    <Sheet title={title} onClose={close} class="picker" facing={facing()}>
      <div class="picker-colors" role="group" aria-label={t("pick.color")}>
        {colors.map((c) => (
          <button
            class="button hue tile"
            key={c}
            data-color={c}
            aria-pressed={open.value === c}
            onClick={() => (open.value = c)}
          >
            <Shape color={c} />
            <ColorWord color={c} />
          </button>
        ))}
        <button class="button tile" aria-pressed={open.value === "wild"} onClick={() => (open.value = "wild")}>
          <WildMark />
          <TileWord word={t("wilds")} />
        </button>
      </div>
      {many > 1 && (
        <div class="row picked" aria-live="polite">
          {chosen.value.map((name, i) => (
            <button
              class="button picked-card"
              key={i}
              aria-label={t("pick.remove", { card: name })}
              onClick={() => (chosen.value = chosen.value.filter((_, j) => j !== i))}
            >
              <Face name={name} spoken={false} />
              <Icon name="close" />
            </button>
          ))}
          <button class="button main push" onClick={() => done(chosen.value)}>
            <Icon name="check" />
            {t("pick.done")} ({chosen.value.length})
          </button>
        </div>
      )}
      {open.value && (
        <div class="picker-cards" role="group" aria-label={t("pick.symbol")}>
          {shown.map((name) => {
            const fit = fitting.value.includes(name);
            const face = (
              <button
                class="pick"
                key={name}
                data-fits={fit}
                onClick={() => choose(name)}
                aria-label={cardWords(name) + (fit ? `, ${t("pick.fits")}` : "")}
              >
                <Face name={name} colors={colors} spoken={false} />
              </button>
            );
            return named && open.value === "wild" ? (
              <div class="pick-named" key={name}>
                {face}
                <div class="tiles">
                  {colors.map((c) => (
                    <button
                      class="button hue tile"
                      key={c}
                      data-color={c}
                      aria-label={t("pick.named", { card: name, color: c })}
                      onClick={() => done([name], c)}
                    >
                      <Shape color={c} />
                    </button>
                  ))}
                </div>
              </div>
            ) : (
              face
            );
          })}
        </div>
      )}
    </Sheet>
  );
}

export function WildMark() {
  return (
    <span class="wild-mark" aria-hidden="true">
      {(colorsHere().length ? colorsHere() : COLORS.slice(0, 4)).map((c) => (
        <Shape key={c} color={c} />
      ))}
    </span>
  );
}
