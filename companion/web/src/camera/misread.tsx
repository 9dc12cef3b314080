// "It saw that wrong": first the card is put right with one tap; then the camera's last half minute may be kept for a report.
import { useSignal } from "@preact/signals";
import { Face } from "../cards/face.tsx";
import { Icon } from "../cards/icon.tsx";
import type { Line } from "../contract.ts";
import { ask, here, keep, TurnedAway } from "../line/door.ts";
import { act, message } from "../line/line.ts";
import { colorsHere, pickOne } from "../sheets/picker.tsx";
import { Sheet } from "../sheets/sheet.tsx";
import { cardOf, retold } from "../table/asked.ts";
import { cardWords, t } from "../words/words.ts";

/** The last card that the camera saw, and what it was likelier than anything else. */
interface Misread {
  line: Line;
  likely: string[];
}

async function lastSeen(): Promise<Misread | null> {
  const { story } = await ask<{ story: Line[] }>(`${here()}/story`);
  const line = story.filter((one) => !one.undone && one.act.act === "seen").pop();
  if (!line) return null;
  const { cards } = await ask<{ cards: string[] }>(`${here()}/likely/${line.seq}`);
  return { line, likely: cards.slice(0, 3) };
}

export function MisreadButton() {
  const open = useSignal(false);
  const misread = useSignal<Misread | null>(null);
  const seen = message.value?.act === "seen" || message.value?.table?.awaiting.some((one) => one.ask === "dispute");
  if (!seen && !open.value) return null;
  return (
    <>
      <button
        class="button misread"
        onClick={() => {
          open.value = true;
          misread.value = null;
          void lastSeen().then(
            (found) => (misread.value = found),
            () => undefined,
          );
        }}
      >
        <Icon name="camera" />
        {t("misread.seen")}
      </button>
      {open.value && (
        <Sheet title={t("misread.seen")} onClose={() => (open.value = false)}>
          {misread.value && <RightCard {...misread.value} onDone={() => (open.value = false)} />}
          <FilmKeeper />
        </Sheet>
      )}
    </>
  );
}

/** The card that it really was: the likeliest ones first. */
function RightCard({ line, likely, onDone }: Misread & { onDone: () => void }) {
  const was = cardOf(line.act);
  const put = (card: string) => {
    onDone();
    void act({ act: "amend", target: line.seq, with: retold(line.act, { card }) });
  };
  return (
    <section class="column">
      <h3>{t("misread.really", { card: was ? cardWords(was) : "" })}</h3>
      <div class="row">
        {likely.map((card) => (
          <button key={card} class="likeliest-card" aria-label={cardWords(card)} onClick={() => put(card)}>
            <Face name={card} colors={colorsHere()} spoken={false} />
          </button>
        ))}
        <button class="button" onClick={() => pickOne(t("fix.card"), put)}>
          <Icon name="cards" />
          {t("fix.other")}
        </button>
        <button
          class="button"
          onClick={() => {
            onDone();
            void act({ act: "amend", target: line.seq, with: null });
          }}
        >
          <Icon name="trash" />
          {t("fix.not")}
        </button>
      </div>
    </section>
  );
}

/** Keeps the camera's last half minute on the companion's machine, and offers it as a download. */
function FilmKeeper() {
  const film = useSignal<{ file: string; seconds: number } | null>(null);
  const says = useSignal<string | null>(null);
  const failed = (error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed"));
  const name = film.value?.file.split(/[\\/]/).pop() ?? "";
  return (
    <section class="note column">
      <p>{film.value ? t("misread.kept", { n: Math.round(film.value.seconds), file: name }) : t("misread.ask")}</p>
      {film.value ? (
        <button
          class="button"
          onClick={() => void keep(`${here()}/camera/films/${encodeURIComponent(name)}`, name).catch(failed)}
        >
          <Icon name="down" />
          {t("misread.download")}
        </button>
      ) : (
        <button
          class="button"
          onClick={() => {
            says.value = t("join.wait");
            void ask<{ file: string; seconds: number }>(`${here()}/camera/film`, {})
              .then((made) => {
                says.value = null;
                film.value = made;
              })
              .catch(failed);
          }}
        >
          <Icon name="camera" />
          {t("misread.keep")}
        </button>
      )}
      {says.value && <p role="status">{says.value}</p>}
    </section>
  );
}
