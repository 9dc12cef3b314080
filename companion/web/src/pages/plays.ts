// Games in the form that other programs read: BG Stats, or a spreadsheet.
import type { History } from "../contract.ts";

/** A game of an evening. */
export type Played = History["evenings"][number]["tables"][number];

const won = ({ winner }: Played, name: string) => (Array.isArray(winner) ? winner.includes(name) : winner === name);
const playId = (one: Played) => `${one.id}-${one.match}`;
/** What a box is called. */
type Titles = (game: string) => string;

/** The number by which BoardGameGeek knows a box, where it is certain; BG Stats asks for the others by name. */
const BGG_IDS: Record<string, number> = { classic: 2223 };

/** One game in BG Stats' own format; its apps read every field, also those that say no. */
export function bgStats(one: Played, title: Titles) {
  const scored = (names: string[]) => Math.max(0, ...names.map((name) => one.scores[name] ?? 0));
  const most = scored(one.players);
  const winners = one.players.filter((name) => won(one, name));
  return {
    sourceName: "companion",
    sourcePlayId: playId(one),
    playDate: new Date(one.created * 1000).toLocaleString("sv"), // 2026-11-18 20:30:00, as it was here
    durationMin: one.minutes,
    game: {
      name: title(one.game),
      sourceGameId: one.game,
      ...(BGG_IDS[one.game] && { bggId: BGG_IDS[one.game] }),
      highestWins: !winners.length || scored(winners) === most,
      noPoints: most === 0,
    },
    players: one.players.map((name) => ({
      name,
      sourcePlayerId: name,
      score: one.scores[name] ?? 0,
      winner: won(one, name),
      startPlayer: false,
    })),
  };
}

/** The address that opens BG Stats on this device with the game filled in. */
export const bgStatsLink = (one: Played, title: Titles) =>
  `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(bgStats(one, title)))}`;

const quoted = (field: string | number) => {
  // The apostrophe keeps spreadsheets from taking a name for a formula.
  const plain = String(field).replace(/^([=+\-@\t\r])/, "'$1");
  return /[",\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
};

/** All games, a line for each player of each. */
export function asCsv(games: Played[], title: Titles): string {
  const lines = games.flatMap((one) =>
    one.players.map((name) => [
      new Date(one.created * 1000).toLocaleDateString("sv"), // 2026-11-18, as it was here
      title(one.game),
      one.minutes,
      one.rounds.length,
      name,
      one.scores[name] ?? 0,
      won(one, name) ? 1 : 0,
      playId(one),
    ]),
  );
  const head = ["date", "game", "minutes", "rounds", "player", "score", "won", "play"];
  return `${[head, ...lines].map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}
