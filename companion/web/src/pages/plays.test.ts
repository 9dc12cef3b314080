import assert from "node:assert/strict";
import { test } from "node:test";
import { asCsv, bgStats, bgStatsLink, type Played } from "./plays.ts";

const title = (game: string) => game;
const PLAYED: Played = {
  id: "abc",
  match: 2,
  name: "Kitchen",
  game: "spin",
  phase: "over",
  players: ["Ann", '=2+2, "Bo"'],
  winner: "Ann",
  scores: { Ann: 510, '=2+2, "Bo"': 95 },
  rounds: [{ round: 1, winner: "Ann", points: 60, acts: 40, scores: { Ann: 510, '=2+2, "Bo"': 95 } }],
  minutes: 34,
  created: Date.UTC(2026, 10, 18, 20, 30) / 1000,
};

test("BG Stats gets every field that its apps insist on", () => {
  const told = bgStats(PLAYED, title);
  assert.equal(told.playDate, new Date(PLAYED.created * 1000).toLocaleString("sv"));
  assert.ok(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(told.playDate));
  assert.ok(!("bggId" in told.game), "nobody knows the number of this box");
  assert.equal(bgStats({ ...PLAYED, game: "classic" }, title).game.bggId, 2223);
  assert.equal(told.sourcePlayId, "abc-2");
  assert.deepEqual(
    told.players.map((one) => [one.score, one.winner, one.startPlayer]),
    [
      [510, true, false],
      [95, false, false],
    ],
  );
  assert.equal(told.game.highestWins, true);
  const lowest = bgStats({ ...PLAYED, winner: '=2+2, "Bo"' }, title);
  assert.equal(lowest.game.highestWins, false, "the lowest tally wins at this table");
  const link = new URL(bgStatsLink(PLAYED, title));
  assert.deepEqual(JSON.parse(link.searchParams.get("data")!), told);
});

test("a spreadsheet gets a line a player, and no formula", () => {
  const [head, first, second] = asCsv([PLAYED], title).split("\r\n");
  assert.equal(head, "date,game,minutes,rounds,player,score,won,play");
  assert.equal(first, "2026-11-18,spin,34,1,Ann,510,1,abc-2");
  assert.equal(second, `2026-11-18,spin,34,1,"'=2+2, ""Bo""",95,0,abc-2`);
});
