// Picks any card in two taps: first the color, then the card. Cards that fit have a bright rim.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { card, inOrder } from "../cards/card.ts";
import type { Color } from "../contract.ts";
import { Face } from "../cards/face.tsx";
import { facing } from "../table/facing.ts";
import { deck, deckHere } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { playable } from "../line/playable.ts";
import { Sheet } from "./sheet.tsx";
import { ColorWord, Shape, TileWord } from "../cards/shape.tsx";
import { cardWords, t } from "../words/words.ts";
import { colorsHere, picking, WildMark, type Picking } from "./picker.tsx";

export function PickerSheet({ title, game: box, color, only, fits, many = 1, named, onPicked }: Picking) {
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
