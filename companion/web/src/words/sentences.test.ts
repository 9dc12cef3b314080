// Every sentence on a screen comes from the catalogs: no page holds words of its own.
import { test } from "node:test";
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { transformSync } from "esbuild";

/** Words that no language translates: keys of a keyboard, of the web, of paper, and what stands on a card. */
const KNOWN =
  /^(VETO|Letter|Enter|Escape|Backspace|Tab| mm| draw| cut|\/#\/watch\/|\/clear|AudioContext|Bearer |Content-Type)$/;
/** What stands before a text that nobody reads: names of styles, keys, queries, drawings, and what a program hears. */
const UNREAD =
  /(\b(class|style|viewBox|d|key|font|rel)"?(:| =) [^,]*|\b(matchMedia|querySelector(All)?|matches|Error|sheet|deferred)\()$/;

/** The texts in a page, each with what stands before it on its line; comments and types are gone, JSX is calls. */
function texts(source: string): { before: string; text: string }[] {
  const { code } = transformSync(source, { loader: "tsx", jsx: "automatic", charset: "utf8" });
  const found: { before: string; text: string }[] = [];
  const open: { depth: number; before: string }[] = [];
  let at = 0;
  const past = (what: string) => {
    const there = code.indexOf(what, at);
    assert.ok(there >= at, `no ${what} after ${code.slice(at, at + 40)}`);
    return there + what.length;
  };
  while (at < code.length) {
    const one = code[at]!;
    const inside = open[open.length - 1];
    if (code.startsWith("//", at)) at = past("\n");
    else if (code.startsWith("/*", at)) at = past("*/");
    else if (one === "/" && /([(,=:[!&|?{};]|\breturn)\s*$/.test(code.slice(Math.max(0, at - 20), at))) {
      for (let set = false, end = false; !end; ) {
        at += code[at] === "\\" ? 2 : 1;
        if (code[at] === "[") set = true;
        else if (code[at] === "]") set = false;
        end = (code[at] === "/" && !set) || at >= code.length;
      }
      at += 1;
    } else if (one === '"' || one === "`" || (one === "}" && inside?.depth === 0)) {
      const before = one === "}" ? open.pop()!.before : code.slice(code.lastIndexOf("\n", at) + 1, at);
      const ends = one === '"' ? ['"'] : ["`", "${"];
      let to = at + 1;
      while (to < code.length && !ends.some((end) => code.startsWith(end, to))) to += code[to] === "\\" ? 2 : 1;
      found.push({ before, text: code.slice(at + 1, to) });
      if (code[to] === "$") open.push({ depth: 0, before });
      at = to + (code[to] === "$" ? 2 : 1);
    } else {
      if (inside && "{}".includes(one)) inside.depth += one === "{" ? 1 : -1;
      at += 1;
    }
  }
  return found;
}

/** The texts that somebody would read: two words, or one that begins with a capital or stands where a label does. */
const told = (source: string) =>
  texts(source)
    .filter(({ before, text }) => {
      if (KNOWN.test(text) || UNREAD.test(before)) return false;
      const label = /(aria-label|title|alt|placeholder|children|label)"?: $/.test(before);
      return (
        /\p{L}{2,}[,;:.!?]? \p{L}|^[,;:.!?]? \p{L}{2}|^\p{Lu}\p{Ll}/u.test(text) || (label && /\p{L}{2}/u.test(text))
      );
    })
    .map(({ text }) => text);

test("no page holds a sentence of its own", () => {
  const folder = "src/";
  const pages = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  assert.ok(pages.length > 60);
  const found = pages.flatMap((file) => told(readFileSync(folder + file, "utf8")).map((text) => `${file}: ${text}`));
  assert.deepEqual(found, []);
});

for (const [what, source] of Object.entries({
  "a text between tags": "const a = <p class='note big'>Play on!</p>;",
  "one word between tags": "const a = <button>done</button>;",
  "a word among others": "const a = <p>{name}, wait</p>;",
  "a label": 'const a = <button aria-label="close" />;',
  "a title": "const a = <Sheet title={on ? 'Open' : t('nav.close')} />;",
  "a template": "says.value = `$" + "{name} has $" + "{n} cards`;",
  "a text in braces of a template": "says.value = `$" + "{n ? `$" + "{n} cards left` : t('a.b')}`;",
  "a text after a regex": "const a = /[\"/]/.test(b) || 'Not so fast';",
}))
  test(`a planted sentence is found: ${what}`, () => assert.ok(told(source).length, source));
