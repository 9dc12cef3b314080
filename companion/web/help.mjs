// The help of companion/words as the bundle takes it: a language is fetched when somebody opens the page. The little
// Markdown that it is written in is read here, so that no parser travels to the browser.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "./catalogs.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const words = process.env.COMPANION_WORDS ?? join(here, "..", "words");
const pictures = join(here, "..", "..", "docs", "pictures");
const file = (language) => join(words, language, "help.md");
const written = () => languages().filter((language) => existsSync(file(language)));

/** `**bold**`, `*name*` and `` `code` `` as pairs of a kind and a text. */
function inline(text) {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return ["b", part.slice(2, -2)];
      if (part.startsWith("*")) return ["i", part.slice(1, -1)];
      return part.startsWith("`") ? ["code", part.slice(1, -1)] : ["", part];
    });
}

/** One paragraph, list, table or picture. */
function block(text) {
  const lines = text.split("\n");
  const picture = /^!\[(.*)\]\(pictures\/(.*)\)$/.exec(text);
  if (picture) return { is: "picture", alt: picture[1], file: picture[2] };
  if (lines[0].startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s|-]+\|$/.test(line));
    return {
      is: "table",
      rows: rows.map((line) =>
        line
          .slice(1, -1)
          .split("|")
          .map((cell) => inline(cell.trim())),
      ),
    };
  }
  if (/^(\d+\.|\*) /.test(lines[0])) {
    const is = lines[0].startsWith("* ") ? "ul" : "ol";
    return { is, items: lines.map((line) => inline(line.replace(/^(\d+\.|\*) /, ""))) };
  }
  return { is: "p", text: inline(lines.join(" ")) };
}

/** The sections of a help text, each with its id and its blocks. */
function sections(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head, ...blocks] = part.trim().split(/\n{2,}/);
      const [, title, id] = /^(.*) \{#([\w-]+)\}$/.exec(head.trim());
      return { id, title, blocks: blocks.map(block) };
    });
}

/** Copies the pictures of the help beside the bundle, as far as the documents are there. */
export function copyPictures(out) {
  const named = new Set(
    written().flatMap((one) => readFileSync(file(one), "utf8").match(/(?<=\(pictures\/)[^)]+/g) ?? []),
  );
  mkdirSync(join(out, "help"), { recursive: true });
  for (const name of named)
    if (existsSync(join(pictures, name))) copyFileSync(join(pictures, name), join(out, "help", name));
}

/** `import { help } from "help"`: how to fetch the help in each language. */
export const help = {
  name: "help",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^help(:|$)/ }, ({ path }) => ({ path, namespace: "help" }));
    onLoad({ filter: /^help$/, namespace: "help" }, () => {
      const entries = written().map((language) => `${JSON.stringify(language)}: () => import("help:${language}")`);
      return { contents: `export const help = {${entries.join(",\n")}};`, resolveDir: words, watchDirs: [words] };
    });
    onLoad({ filter: /^help:/, namespace: "help" }, ({ path }) => {
      const from = file(path.slice("help:".length));
      return { contents: JSON.stringify(sections(readFileSync(from, "utf8"))), loader: "json", watchFiles: [from] };
    });
  },
};
