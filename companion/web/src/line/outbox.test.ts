import assert from "node:assert/strict";
import { test } from "node:test";
import type { Reply } from "../contract.ts";
import { Outbox, type Unsent } from "./outbox.ts";

const DONE = { ok: true } as Reply;
const no = (code: string) => ({ ok: false, refused: { code, says: code } }) as Reply;

/** A table at the other end that answers as it is told, and a line that can break. */
function table(...answers: (Reply | "silence")[]) {
  const seen = { sent: [] as string[], kept: [] as string[][], settled: [] as Reply[] };
  const line = { up: true, breaks: 0 };
  const outbox = new Outbox({
    send: async ({ id }) => {
      seen.sent.push(id);
      const answer = answers.shift() ?? DONE;
      if (answer === "silence") throw new Error("no answer");
      if (line.breaks && seen.sent.length === line.breaks) line.up = false;
      return answer;
    },
    isUp: () => line.up,
    pause: () => Promise.resolve(),
    keep: (unsent) => seen.kept.push(unsent.map(({ id }) => id)),
    settled: (reply) => seen.settled.push(reply),
  });
  return { outbox, seen, line };
}

const tap = (id: string): Unsent => ({ id, act: { act: "uno", player: "North" } });

test("acts go out one after the other and are forgotten when they are answered", async () => {
  const { outbox, seen } = table();
  await Promise.all([outbox.add(tap("a")), outbox.add(tap("b"))]);
  assert.deepEqual(seen.sent, ["a", "b"]);
  assert.deepEqual(seen.kept.slice(-1)[0], []);
});

test("an act that nobody answered goes out again under its id, before what came later", async () => {
  const { outbox, seen } = table("silence", "silence", DONE);
  const replies = await Promise.all([outbox.add(tap("a")), outbox.add(tap("b"))]);
  assert.deepEqual(seen.sent, ["a", "a", "a", "b"]);
  assert.deepEqual(replies, [DONE, DONE]);
});

test("while the line is down acts are kept, and go out when it is back", async () => {
  const { outbox, seen, line } = table();
  line.up = false;
  const reply = outbox.add(tap("a"));
  assert.deepEqual(seen.sent, []);
  assert.deepEqual(seen.kept.slice(-1)[0], ["a"]);
  line.up = true;
  await outbox.drain();
  assert.equal(await reply, DONE);
});

test("a line that breaks between two acts keeps the second one only", async () => {
  const { outbox, seen, line } = table();
  line.breaks = 1;
  const first = outbox.add(tap("a"));
  void outbox.add(tap("b"));
  await first;
  await outbox.drain();
  assert.deepEqual(seen.sent, ["a"]);
  assert.deepEqual(seen.kept.slice(-1)[0], ["b"]);
});

test("an answer that is still on its way is known by its question", async () => {
  const { outbox, line } = table();
  line.up = false;
  void outbox.add({ id: "a", act: { act: "draw", player: "North", prompt: "7.play" } });
  assert.ok(outbox.holds("7.play"));
  line.up = true;
  await outbox.drain();
  assert.ok(!outbox.holds("7.play"));
});

test("what outlived a reload goes out first", async () => {
  const { outbox, seen } = table();
  outbox.restore([tap("before")]);
  await outbox.add(tap("after"));
  assert.deepEqual(seen.sent, ["before", "after"]);
  assert.equal(seen.settled.length, 2);
});

test("a full disk is tried again; a refusal by the rules is not", async () => {
  const { outbox, seen } = table(no("not-kept"), no("slow-down"), DONE, no("no-match"));
  assert.equal((await outbox.add(tap("a"))).ok, true);
  assert.equal((await outbox.add(tap("b"))).refused?.code, "no-match");
  assert.deepEqual(seen.sent, ["a", "a", "a", "b"]);
});

test("a disk that stays full is said in the end", async () => {
  const { outbox, seen } = table(...Array.from({ length: 20 }, () => no("not-kept")));
  assert.equal((await outbox.add(tap("a"))).refused?.code, "not-kept");
  assert.equal(seen.sent.length, 9);
});
