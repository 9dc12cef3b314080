// What the companion prints: sleeve labels first, and all else a table can use. The deck is described once, for set-up and print alike.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Game, Printable, PrintLimits } from "../../contract.ts";
import { household, ownedBox, saveDeck, type OwnedDeck } from "../../line/decks.ts";
import { ask, keep, TurnedAway } from "../../line/door.ts";
import { copies, deck, game, games } from "../../line/games.ts";
import { table } from "../../line/line.ts";
import { paper, ruler, yellowShape } from "../../line/settings.ts";
import { order, type Seats } from "../../table/placing.ts";
import { spokenIn, t } from "../../words/words.ts";
import { Boxes } from "../boxes.tsx";
import { Choice, Page } from "../page.tsx";
import { CustomPanel, IconsPanel } from "./deckpanels.tsx";
import { Document } from "./document.tsx";
import { Field, Millimeters } from "./field.tsx";
import { DECK_NAME, orderBody, problems, USUAL, type PrintForm } from "./order.ts";
import { SingleCards } from "./singlecards.tsx";
import { Sizes } from "./sizes.tsx";

/** Countries that print on Letter; all others print on A4. */
const LETTER = ["US", "CA", "MX", "PH", "CO", "CL"];
const usualPaper = () => (LETTER.includes(navigator.language.split("-")[1] ?? "") ? "letter" : "a4");

/** What the last set-up says about the decks and the players. */
interface LastSetup {
  game?: string;
  seats?: Seats;
  icons?: Record<string, Record<string, string>>;
}

interface Says {
  /** The document it is about; empty for the page. */
  of: string;
  text: string;
  bad: boolean;
}

/** The cards in the box that nobody plays: the VETO card, and the reference cards of the wheel. */
const neverPlayed = (known: Game | undefined): string[] => [
  ...(known?.veto ? ["veto#1"] : []),
  ...(known?.faces.length ? [1, 2, 3, 4].map((n) => `wheel-reference#${n}`) : []),
];

/** What can be printed and within which limits, the decks as they were described, and the last set-up. */
function usePrintables(failed: (error: unknown) => void) {
  const documents = useSignal<Printable[]>([]);
  const limits = useSignal<PrintLimits | null>(null);
  const decks = useSignal<Record<string, OwnedDeck>>({});
  const last = useSignal<LastSetup | null>(null);
  useEffect(() => {
    void ask<{ documents: Printable[]; limits: PrintLimits }>("/api/print")
      .then((answer) => {
        documents.value = answer.documents;
        limits.value = answer.limits;
      })
      .catch(failed);
    void household()
      .then((kept) => {
        const before = (kept.setup ?? {}) as LastSetup;
        const described: Record<string, OwnedDeck> = { ...kept.decks, ...decks.value };
        for (const [id, icons] of Object.entries(before.icons ?? {})) described[id] = { icons, ...described[id] };
        decks.value = described;
        last.value = before;
      })
      .catch(() => undefined);
  }, []);
  return { documents, limits, decks, last };
}

export function PrintPage() {
  const chosen = useSignal<string | null>(null);
  const form = useSignal<PrintForm>(USUAL);
  const stock = useSignal("");
  const single = useSignal<string[]>([]);
  const busy = useSignal<string | null>(null);
  const says = useSignal<Says | null>(null);
  const failed = (of: string) => (error: unknown) => {
    says.value = { of, text: error instanceof TurnedAway ? error.message : t("line.failed"), bad: true };
  };
  const { documents, limits, decks, last } = usePrintables(failed(""));
  const write = (some: Partial<PrintForm>) => (form.value = { ...form.value, ...some });
  useEffect(() => {
    const seats = last.value?.seats;
    if (seats?.length && !form.value.players) write({ players: order(seats).join(", ") });
  }, [last.value]);

  const box = chosen.value ?? table.value?.game ?? last.value?.game ?? games.value[0]?.id ?? "";
  const known = game(box);
  deck(box);
  const mine = decks.value[box] ?? {};
  const describe = (deck: OwnedDeck) => {
    decks.value = { ...decks.value, [box]: deck };
    // Half a name is not kept.
    if (DECK_NAME.test(deck.name ?? "")) saveDeck(box, deck);
  };
  const onPaper = stock.value ? "" : paper.value || usualPaper();
  const problem = problems(form.value, ruler.value, mine.name ?? "", limits.value);
  const hasIcons = Object.keys(known?.icons ?? {}).length > 0;
  const ofCards = limits.value?.single_cards ?? [];

  const make = (one: Printable) => {
    busy.value = one.id;
    says.value = null;
    const body = orderBody(form.value, {
      game: box,
      language: spokenIn(),
      deck: mine,
      paper: onPaper,
      stock: stock.value,
      ruler: ruler.value,
      only: ofCards.includes(one.id) ? single.value : [],
      yellow: yellowShape.value,
      hasIcons,
      hasCustom: Boolean(known?.custom.length),
    });
    void keep(`/api/print/${one.id}`, `${[box, mine.name, one.id].filter(Boolean).join("-")}.pdf`, body)
      .then(() => (says.value = { of: one.id, text: t("print.made"), bad: false }))
      .catch(failed(one.id))
      .then(() => (busy.value = null));
  };

  const shown = documents.value.filter((one) => one.game === box && (!single.value.length || ofCards.includes(one.id)));
  return (
    <Page title={t("print.title")} class="print">
      <Boxes
        label={t("setup.game")}
        chosen={box}
        onChoose={(id) => {
          chosen.value = id;
          single.value = [];
          says.value = null;
        }}
      />
      {says.value?.of === "" && (
        <p class="note bad" role="alert">
          {says.value.text}
        </p>
      )}
      <PaperPanel
        name={mine.name ?? ""}
        paper={onPaper}
        problem={problem}
        onName={(name) => describe({ ...mine, name })}
      />
      <div class="panels prints">
        {shown.map((one, i) => (
          <Document
            key={one.id}
            id={one.id}
            first={i === 0}
            says={says.value?.of === one.id ? says.value : null}
            making={busy.value === one.id}
            waits={busy.value !== null || Object.values(problem).some(Boolean)}
            only={single.value.length}
            onMake={() => make(one)}
          />
        ))}
      </div>
      {known && (
        <>
          <IconsPanel
            known={known}
            deck={mine}
            onChange={(deck) => {
              single.value = [];
              describe(deck);
            }}
          />
          <CustomPanel known={known} deck={mine} onChange={describe} />
        </>
      )}
      <SingleCards
        box={box}
        colors={known?.colors ?? []}
        inBox={ownedBox(copies(box), hasIcons ? mine.icons : undefined, neverPlayed(known))}
        chosen={single.value}
        onChange={(copies) => (single.value = copies)}
      />
      <Sizes
        form={form.value}
        problem={problem}
        stock={stock.value}
        stocks={shown[0]?.options.stock ?? []}
        hasWheel={shown.some((one) => one.id === "wheel")}
        onStock={(name) => (stock.value = name)}
        onChange={write}
      />
    </Page>
  );
}

interface PaperPanelProps {
  name: string;
  /** The paper's name, or empty where a label sheet is chosen. */
  paper: string;
  problem: ReturnType<typeof problems>;
  onName: (name: string) => void;
}

/** The deck's name, the paper, and what the last print's ruler measured. */
function PaperPanel({ name, paper: on, problem, onName }: PaperPanelProps) {
  return (
    <section class="panel print-how">
      <Field label={t("print.deck")} note={t("print.deckhow")} problem={problem.name}>
        {(marks) => (
          <input
            {...marks}
            class="input number code-small"
            maxLength={2}
            placeholder="A1"
            autocapitalize="characters"
            autocomplete="off"
            spellcheck={false}
            value={name}
            onInput={(e) => onName(e.currentTarget.value.toUpperCase())}
          />
        )}
      </Field>
      {on && (
        <div class="field">
          <span>{t("print.paper")}</span>
          <Choice
            label={t("print.paper")}
            value={on}
            of={[
              ["a4", "A4"],
              ["letter", "Letter"],
            ]}
            onChange={(size) => (paper.value = size)}
          />
        </div>
      )}
      <Field label={t("print.ruler")} note={t("print.rulerhow")} problem={problem.ruler}>
        {(marks) => (
          <span class="row">
            <Millimeters {...marks} value={ruler.value} onChange={(typed) => (ruler.value = typed)} /> mm
          </span>
        )}
      </Field>
    </section>
  );
}
