// The points by round, to look at and to share.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Statistics } from "../contract.ts";
import { ask, here, keepFile } from "../line/door.ts";
import { game } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { table } from "../line/line.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { datedIn, t } from "../words/words.ts";

export type Rounds = Pick<Statistics["rounds"][number], "round" | "winner" | "scores">[];

/** How many points each round brought to this player. */
const gained = (rounds: Rounds, name: string): number[] =>
  rounds.map((one, i) => (one.scores[name] ?? 0) - (rounds[i - 1]?.scores[name] ?? 0));

/** A table of points: a line for each round, a column for each player. */
function Points({ rounds, players }: { rounds: Rounds; players: { name: string; score: number }[] }) {
  if (!rounds.length) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div class="scroller" tabIndex={0} role="region" aria-label={t("points.title")}>
      <table class="standings points">
        <thead>
          <tr>
            <th scope="col">{t("points.round")}</th>
            {players.map((one) => (
              <th scope="col" key={one.name}>
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round, i) => (
            <tr key={round.round}>
              <th scope="row">{round.round}</th>
              {players.map((one) => {
                const points = gained(rounds, one.name)[i]!;
                return (
                  <td key={one.name} data-won={round.winner === one.name}>
                    {points || (round.winner === one.name ? "0" : "–")}
                    {round.winner === one.name && <Icon name="crown" />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("points.all")}</th>
            {players.map((one) => (
              <td key={one.name}>
                <b>{one.score}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The points of the game on the table. */
export function PointsHere() {
  const rounds = useSignal<Rounds>([]);
  const now = table.value;
  useEffect(() => {
    void ask<Statistics>(`${here()}/statistics`)
      .then((says) => (rounds.value = says.rounds.filter((one) => one.winner)))
      .catch(() => undefined);
  }, [now?.phase, now?.round, now?.seq]);
  if (!now) return null;
  const title = game(now.game)?.title ?? t("app.name");
  return <PointsPanel title={title} rounds={rounds.value} players={now.players} />;
}

interface Shown {
  title: string;
  rounds: Rounds;
  players: { name: string; score: number }[];
}

/** The points of some rounds with a way to share them; nothing before the first round. */
export function PointsPanel({ wide, title, rounds, players }: Shown & { wide?: boolean }) {
  const sharing = useSignal(false);
  if (!rounds.length) return null;
  return (
    <section class={wide ? "panel span2" : "panel column"}>
      <div class="row">
        <h2>{t("points.title")}</h2>
        <button class="button push" onClick={() => (sharing.value = true)}>
          <Icon name="down" />
          {t("points.share")}
        </button>
      </div>
      <Points rounds={rounds} players={players} />
      {sharing.value && (
        <Share title={title} rounds={rounds} players={players} onClose={() => (sharing.value = false)} />
      )}
    </section>
  );
}

interface ShareProps extends Shown {
  onClose: () => void;
}

/** "Mod, 18 November 2026. North 120, East 85. Rounds: North 50, East 35, North 70." */
function inWords({ title, rounds, players }: Omit<ShareProps, "onClose">, date = new Date()): string {
  const day = date.toLocaleDateString(datedIn(), { day: "numeric", month: "long", year: "numeric" });
  const ranked = [...players].sort((a, b) => b.score - a.score);
  const won = rounds.map((one, i) => `${one.round}. ${one.winner} ${one.winner ? gained(rounds, one.winner)[i] : ""}`);
  return [`${title}, ${day}`, ...ranked.map((one) => `${one.name} ${one.score}`), ...won].join("\n");
}

/** Shares the points as a picture or as text, with the device's own share sheet where it has one, else as a file or to copy. */
export function Share({ onClose, ...what }: ShareProps) {
  const text = inWords(what);
  const says = useSignal<string | null>(null);
  const picture = async () => {
    const file = new File([await drawn(what)], `${what.title}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined);
    else keepFile(file, file.name);
  };
  const copy = async () => {
    if (navigator.share) return navigator.share({ text }).catch(() => undefined);
    // Browsers copy for a page on secure addresses only; elsewhere the text is selected, ready to be copied.
    const field = document.querySelector<HTMLTextAreaElement>(".share-text");
    field?.select();
    const copied = navigator.clipboard
      ? await navigator.clipboard.writeText(text).then(
          () => true,
          () => false,
        )
      : false;
    says.value = t(copied || document.execCommand("copy") ? "points.copied" : "points.copy");
  };
  return (
    <Sheet title={t("points.share")} onClose={onClose}>
      <textarea class="input share-text" readOnly rows={6} aria-label={t("points.title")} value={text} />
      <div class="choices">
        <button class="button main" onClick={() => void picture()}>
          <Icon name="eye" />
          {t("points.picture")}
        </button>
        <button class="button" onClick={() => void copy()}>
          <Icon name="pencil" />
          {t("points.text")}
        </button>
      </div>
      {says.value && (
        <p class="note" role="status">
          {says.value}
        </p>
      )}
    </Sheet>
  );
}

/** The points as a picture: bars for the score, and what each round brought. */
function drawn({ title, rounds, players }: Omit<ShareProps, "onClose">): Promise<Blob> {
  const ranked = [...players].sort((a, b) => b.score - a.score);
  const [wide, line, top] = [1200, 92, 190];
  const paper = document.createElement("canvas");
  paper.width = wide;
  paper.height = top + ranked.length * line + 90;
  const pen = paper.getContext("2d")!;
  const look = getComputedStyle(document.documentElement);
  const hue = (name: string) => look.getPropertyValue(`--${name}`).trim();
  const write = (words: string, x: number, y: number, size: number, weight = 700, align: CanvasTextAlign = "left") => {
    pen.font = `${weight} ${size}px Atkinson, sans-serif`;
    pen.textAlign = align;
    pen.fillText(words, x, y);
  };
  pen.fillStyle = hue("cloth");
  pen.fillRect(0, 0, wide, paper.height);
  pen.fillStyle = hue("ink");
  write(title, 60, 90, 56, 800);
  write(new Date().toLocaleDateString(datedIn()), wide - 60, 90, 34, 500, "right");
  write(t("history.rounds"), wide - 60, 150, 28, 500, "right");
  const most = Math.max(1, ...ranked.map((one) => one.score));
  ranked.forEach((one, i) => {
    const y = top + i * line;
    pen.fillStyle = hue(["red", "blue", "green", "purple"][i % 4]!);
    pen.fillRect(380, y + 8, Math.max(6, (520 * Math.max(0, one.score)) / most), 56);
    pen.fillStyle = hue("ink");
    write(one.name.slice(0, 18), 60, y + 52, 40);
    write(String(one.score), 400 + Math.max(6, (520 * Math.max(0, one.score)) / most), y + 52, 40, 800);
    write(String(rounds.filter((round) => round.winner === one.name).length), wide - 60, y + 52, 40, 700, "right");
  });
  write(t("app.name"), wide - 60, paper.height - 36, 26, 500, "right");
  return new Promise((done, failed) =>
    paper.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
