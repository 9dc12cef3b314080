// What the companion prints: sleeve labels first, and all else a table can use. The deck is described once, for set-up and print alike.
import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { plain } from "../card.ts";
import type { Printable } from "../contract.ts";
import { ask, keep, TurnedAway } from "../door.ts";
import { Face } from "../face.tsx";
import { copies, deck, game, games } from "../games.ts";
import { Icon } from "../icon.tsx";
import { table } from "../line.ts";
import { box as boxOf, household, own, type Owned } from "../owned.ts";
import { Choice, Page } from "../page.tsx";
import { pickOne } from "../picker.tsx";
import { order, type Seats } from "../placing.ts";
import { paper, ruler, yellowShape } from "../settings.ts";
import { cardWords, spokenIn, t, type Key } from "../words.ts";
import { CustomCards } from "./custom.tsx";
import { Icons } from "./icons.tsx";
import { Boxes } from "./boxes.tsx";

/** Only these are made for single cards. */
const OF_CARDS = ["labels", "cards"];
const LETTER = ["US", "CA", "MX", "PH", "CO", "CL"];
const usualPaper = () => (LETTER.includes(navigator.language.split("-")[1] ?? "") ? "letter" : "a4");

const NAME = /^([A-Z0-9]{2})?$/;
const number = (text: string) => Number(text.replace(",", "."));
const outside = (text: string, least: number, most: number) =>
  text.trim() !== "" && !(number(text) >= least && number(text) <= most);

interface Written {
  used: string;
  width: string;
  height: string;
  tag: string;
  players: string;
  saveInk: boolean;
  hole: boolean;
}
const USUAL: Written = { used: "", width: "56", height: "87", tag: "26", players: "", saveInk: false, hole: true };

export function PrintPage() {
  const all = useSignal<Printable[]>([]);
  const chosen = useSignal<string | null>(null);
  const before = useSignal<string | null>(null);
  const decks = useSignal<Record<string, Owned>>({});
  const written = useSignal<Written>(USUAL);
  const stock = useSignal("");
  const lost = useSignal<string[]>([]);
  const busy = useSignal<string | null>(null);
  const says = useSignal<{ of: string; text: string; bad: boolean } | null>(null);
  const failed = (of: string) => (error: unknown) => {
    says.value = { of, text: error instanceof TurnedAway ? error.message : t("line.failed"), bad: true };
  };

  useEffect(() => {
    void ask<{ documents: Printable[] }>("/api/print")
      .then((answer) => (all.value = answer.documents))
      .catch(failed(""));
    void household()
      .then((kept) => {
        decks.value = { ...kept.decks, ...decks.value };
        const last = kept.setup as
          | { game?: string; seats?: Seats; icons?: Record<string, Record<string, string>> }
          | undefined;
        before.value = last?.game ?? null;
        if (last?.seats?.length) write({ players: order(last.seats).join(", ") });
        for (const [id, icons] of Object.entries(last?.icons ?? {}))
          if (!decks.value[id]?.icons) decks.value = { ...decks.value, [id]: { ...decks.value[id], icons } };
      })
      .catch(() => undefined);
  }, []);

  const box = chosen.value ?? table.value?.game ?? before.value ?? games.value[0]?.id ?? "";
  const known = game(box);
  deck(box);
  const mine = decks.value[box] ?? {};
  const set = (more: Owned) => {
    decks.value = { ...decks.value, [box]: { ...mine, ...more } };
    // Half a name is not kept.
    if (NAME.test(more.name ?? "")) own(box, decks.value[box]!);
  };
  const write = (some: Partial<Written>) => (written.value = { ...written.value, ...some });
  const now = written.value;
  const on = stock.value ? "" : paper.value || usualPaper();

  const wrong: Record<string, string | null> = {
    name: NAME.test(mine.name ?? "") ? null : t("print.badname"),
    ruler: outside(ruler.value, 90, 110) ? t("print.badruler") : null,
    used: outside(now.used, 0, 29) ? t("print.badused") : null,
    card: outside(now.width, 50, 64) || outside(now.height, 80, 92) ? t("print.badcard") : null,
    tag: outside(now.tag, 16, 28) ? t("print.badtag") : null,
  };
  const barred = Object.values(wrong).some(Boolean);

  const make = (one: Printable) => {
    busy.value = one.id;
    says.value = null;
    const body: Record<string, unknown> = { game: box, language: spokenIn() };
    const players = now.players
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean);
    if (mine.name) body.deck = mine.name;
    if (on) body.paper = on;
    if (stock.value) body.stock = stock.value;
    if (stock.value && now.used.trim()) body.used = number(now.used);
    if (ruler.value.trim() && number(ruler.value) !== 100) body.scale = number(ruler.value);
    if (lost.value.length && OF_CARDS.includes(one.id)) body.only = lost.value;
    if (now.width !== USUAL.width || now.height !== USUAL.height)
      body.card = `${number(now.width)}x${number(now.height)}`;
    if (now.tag !== USUAL.tag) body.tag = number(now.tag);
    if (now.saveInk) body.save_ink = true;
    if (!now.hole) body.hole = false;
    if (players.length) body.players = players;
    if (mine.icons && Object.keys(known?.icons ?? {}).length) body.icons = mine.icons;
    if (known?.custom.length && Object.keys(mine.custom ?? {}).length) body.custom = mine.custom;
    if (yellowShape.value !== "star") body.shapes = { yellow: yellowShape.value };
    void keep(`/api/print/${one.id}`, `${[box, mine.name, one.id].filter(Boolean).join("-")}.pdf`, body)
      .then(() => (says.value = { of: one.id, text: t("print.made"), bad: false }))
      .catch(failed(one.id))
      .then(() => (busy.value = null));
  };

  const documents = all.value.filter((one) => one.game === box && (!lost.value.length || OF_CARDS.includes(one.id)));
  const stocks = documents[0]?.options.stock ?? [];
  const never = [
    ...(known?.veto ? ["veto#1"] : []),
    ...(known?.faces.length ? [1, 2, 3, 4].map((n) => `wheel-reference#${n}`) : []),
  ];
  const inBox = boxOf(copies(box), known && Object.keys(known.icons).length ? mine.icons : undefined, never);
  const copiesOf = (card: string) => inBox.filter((copy) => copy.startsWith(`${card}#`));
  const add = (card: string) => {
    lost.value = [...new Set([...lost.value, ...copiesOf(card)])];
  };
  return (
    <Page title={t("print.title")} class="print">
      <Boxes
        label={t("setup.game")}
        chosen={box}
        onChoose={(id) => {
          chosen.value = id;
          lost.value = [];
          says.value = null;
        }}
      />
      {says.value?.of === "" && (
        <p class="note bad" role="alert">
          {says.value.text}
        </p>
      )}
      <section class="panel print-how">
        <Field label={t("print.deck")} note={t("print.deckhow")} wrong={wrong.name}>
          {(mark) => (
            <input
              {...mark}
              class="input number code-small"
              maxLength={2}
              placeholder="A1"
              autocapitalize="characters"
              autocomplete="off"
              spellcheck={false}
              value={mine.name ?? ""}
              onInput={(e) => set({ name: e.currentTarget.value.toUpperCase() })}
            />
          )}
        </Field>
        {!stock.value && (
          <div class="field">
            <span>{t("print.paper")}</span>
            <Choice
              label={t("print.paper")}
              value={on}
              of={[
                ["a4", "A4"],
                ["letter", "Letter"],
              ]}
              onChange={(v) => (paper.value = v)}
            />
          </div>
        )}
        <Field label={t("print.ruler")} note={t("print.rulerhow")} wrong={wrong.ruler}>
          {(mark) => (
            <span class="row">
              <Millimeters {...mark} value={ruler.value} onChange={(typed) => (ruler.value = typed)} /> mm
            </span>
          )}
        </Field>
      </section>
      <div class="panels prints">
        {documents.map((one, i) => (
          <Paper
            key={one.id}
            id={one.id}
            first={i === 0}
            says={says.value?.of === one.id ? says.value : null}
            making={busy.value === one.id}
            waits={busy.value !== null || barred}
            only={lost.value.length}
            onMake={() => make(one)}
          />
        ))}
      </div>
      {known && Object.keys(known.icons).length > 0 && (
        <details class="panel">
          <summary>
            <h2>{t("setup.icons")}</h2>
            <span class="quiet">{mine.icons ? t("setup.iconsown") : t("setup.iconsusual")}</span>
          </summary>
          <p class="quiet">{t("setup.iconshow")}</p>
          <Icons
            colors={known.colors}
            layout={mine.icons ?? known.icons}
            onChange={(icons) => {
              lost.value = [];
              set({ icons });
            }}
          />
          {mine.icons && (
            <button
              class="button"
              onClick={() => {
                const { icons: _, ...rest } = mine;
                decks.value = { ...decks.value, [box]: rest };
                own(box, rest);
              }}
            >
              <Icon name="undo" />
              {t("print.usualicons")}
            </button>
          )}
        </details>
      )}
      {known && known.custom.length > 0 && (
        <details class="panel">
          <summary>
            <h2>{t("setup.custom")}</h2>
            <span class="quiet">
              {mine.custom && Object.keys(mine.custom).length
                ? t("print.customin", { n: Object.keys(mine.custom).length })
                : t("print.customall")}
            </span>
          </summary>
          <p class="quiet">{t("print.customhow")}</p>
          <CustomCards
            cards={known.custom}
            colors={known.colors}
            chosen={mine.custom ?? {}}
            onChange={(custom) => set({ custom })}
          />
        </details>
      )}
      <details class="panel">
        <summary>
          <h2>{t("print.lost")}</h2>
          <span class="quiet">{lost.value.length ? t("table.cards", { n: lost.value.length }) : t("print.whole")}</span>
        </summary>
        <p class="quiet">{t("print.losthow")}</p>
        <ul class="print-lost">
          {[...new Set(lost.value.map((copy) => copy.split("#")[0]!))].map((card) => (
            <li key={card} class="row">
              <span class="mend-face">
                <Face name={card} colors={known?.colors ?? []} spoken={false} />
              </span>
              <b>{cardWords(card)}</b>
              <span class="choices push" role="group" aria-label={cardWords(card)}>
                {copiesOf(card).map((copy, i, all) => (
                  <button
                    key={copy}
                    class="button"
                    aria-pressed={lost.value.includes(copy)}
                    onClick={() =>
                      (lost.value = lost.value.includes(copy)
                        ? lost.value.filter((one) => one !== copy)
                        : [...lost.value, copy])
                    }
                  >
                    {t("print.copy", { n: i + 1, m: all.length })}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <div class="choices">
          <button
            class="button"
            disabled={!copies(box).length}
            onClick={() => pickOne(t("print.which"), add, { game: box, only: [...new Set(inBox.map(plain))] })}
          >
            <Icon name="plus" />
            {t("hands.add")}
          </button>
          {lost.value.length > 0 && (
            <button class="button bare" onClick={() => (lost.value = [])}>
              <Icon name="trash" />
              {t("print.all")}
            </button>
          )}
        </div>
      </details>
      <details class="panel">
        <summary>
          <h2>{t("print.more")}</h2>
        </summary>
        <div class="print-how">
          <label class="field">
            {t("print.stock")}
            <select class="input" value={stock.value} onChange={(e) => (stock.value = e.currentTarget.value)}>
              <option value="">{t("print.plain")}</option>
              {stocks.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {stock.value && (
            <Field label={t("print.used")} note={t("print.usedhow")} wrong={wrong.used}>
              {(mark) => (
                <input
                  {...mark}
                  class="input number"
                  inputMode="numeric"
                  placeholder="0"
                  value={now.used}
                  onInput={(e) => write({ used: e.currentTarget.value })}
                />
              )}
            </Field>
          )}
          <Field label={t("print.card")} note={t("print.cardhow")} wrong={wrong.card}>
            {(mark) => (
              <span class="row">
                <Millimeters {...mark} value={now.width} onChange={(typed) => write({ width: typed })} /> ×
                <Millimeters
                  aria-label={t("print.height")}
                  value={now.height}
                  onChange={(height) => write({ height })}
                />{" "}
                mm
              </span>
            )}
          </Field>
          <Field label={t("print.tag")} note={t("print.taghow")} wrong={wrong.tag}>
            {(mark) => (
              <span class="row">
                <Millimeters {...mark} value={now.tag} onChange={(typed) => write({ tag: typed })} /> mm
              </span>
            )}
          </Field>
          <div class="field">
            <span>{t("print.ink")}</span>
            <Choice
              label={t("print.ink")}
              value={now.saveInk ? "less" : "full"}
              of={[
                ["full", t("print.inkfull")],
                ["less", t("print.inkless")],
              ]}
              onChange={(v) => write({ saveInk: v === "less" })}
            />
            <small class="quiet">{t("print.inkhow")}</small>
          </div>
          {documents.some((one) => one.id === "wheel") && (
            <div class="field">
              <span>{t("print.middle")}</span>
              <Choice
                label={t("print.middle")}
                value={now.hole ? "hole" : "whole"}
                of={[
                  ["hole", t("print.hole")],
                  ["whole", t("print.nohole")],
                ]}
                onChange={(v) => write({ hole: v === "hole" })}
              />
            </div>
          )}
          <Field label={t("print.players")} note={t("print.playershow")}>
            {(mark) => (
              <input
                {...mark}
                class="input"
                value={now.players}
                onInput={(e) => write({ players: e.currentTarget.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </Page>
  );
}

interface PaperProps {
  id: string;
  first: boolean;
  says: { text: string; bad: boolean } | null;
  making: boolean;
  waits: boolean;
  /** So many single cards, or the whole deck. */
  only: number;
  onMake: () => void;
}

/** One thing to print, with the button that makes it; what went wrong is said beside it. */
function Paper({ id, first, says, making, waits, only, onMake }: PaperProps) {
  const name = t(`print.doc-${id}` as Key);
  const makes = only ? t("print.makesome", { n: only }) : t("print.make");
  const does = making ? t("print.making") : makes;
  return (
    <section class={`panel print-one ${first ? "print-first" : ""}`}>
      <h2>{name}</h2>
      <p class="quiet">{t(`print.for-${id}` as Key)}</p>
      {says && (
        <p class={`note ${says.bad ? "bad" : "good"}`} role={says.bad ? "alert" : "status"}>
          {says.text}
        </p>
      )}
      <button class={`button ${first ? "main" : ""}`} disabled={waits} aria-label={`${name}: ${does}`} onClick={onMake}>
        <Icon name="printer" />
        {does}
      </button>
    </section>
  );
}

interface Mark {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
}

/** A length as it was measured: with a comma or a point. */
function Millimeters({
  value,
  onChange,
  ...more
}: Partial<Mark> & { "aria-label"?: string; value: string; onChange: (typed: string) => void }) {
  return (
    <input
      {...more}
      class="input number"
      inputMode="decimal"
      value={value}
      onInput={(e) => onChange(e.currentTarget.value)}
    />
  );
}

/** A field with its hint below; what is wrong with it is said in the same place. */
function Field({
  label,
  note,
  wrong,
  children,
}: {
  label: string;
  note: string;
  wrong?: string | null | undefined;
  children: (mark: Mark) => ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, "aria-describedby": `${id}-note`, "aria-invalid": Boolean(wrong) })}
      <small id={`${id}-note`} class={wrong ? "field-wrong" : "quiet"} role={wrong ? "alert" : undefined}>
        {wrong ?? note}
      </small>
    </div>
  );
}
