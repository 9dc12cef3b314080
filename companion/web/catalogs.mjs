// The catalogs of companion/words as the bundle takes them: a language is fetched when somebody reads it, in parts:
// what the table needs, what the pages need, and what just the wheel needs. They travel parsed: the parser stays at home.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const words = process.env.COMPANION_WORDS ?? join(dirname(fileURLToPath(import.meta.url)), "..", "words");
const PARTS = {
  table: ["cards", "table", "referee"],
  pages: ["refusals", "rules", "pages", "house", "wheel"],
  wheel: ["wheel"],
};

const read = (language, part) =>
  PARTS[part].map((file) => readFileSync(join(words, language, `${file}.ftl`), "utf8")).join("\n");
const named = (language) => /^language-name = (.*)$/m.exec(read(language, "table"))?.[1] ?? language;
const keys = (language) => new Set(`${read(language, "table")}\n${read(language, "pages")}`.match(/^[\w-]+(?= =)/gm));

export const languages = () =>
  readdirSync(words, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort();

/** `import { catalogs } from "catalogs"`: each language with its name, and how to fetch it. */
export const catalogs = {
  name: "catalogs",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^catalogs?(:|$)/ }, ({ path }) => ({ path, namespace: "catalog" }));
    onLoad({ filter: /^catalogs$/, namespace: "catalog" }, () => {
      const all = keys("en");
      const entries = languages().map((language) => {
        const own = keys(language);
        const whole = [...all].every((key) => own.has(key));
        const parts = Object.keys(PARTS).map((part) => `${part}: () => import("catalog:${language}/${part}")`);
        return `${JSON.stringify(language)}: {name: ${JSON.stringify(named(language))}, whole: ${whole}, ${parts.join(", ")}}`;
      });
      return { contents: `export const catalogs = {${entries.join(",\n")}};`, resolveDir: words, watchDirs: [words] };
    });
    onLoad({ filter: /^catalog:/, namespace: "catalog" }, ({ path }) => {
      const [language, part] = path.slice("catalog:".length).split("/");
      const { body } = new FluentResource(read(language, part));
      const messages = body.map(({ id, value, attributes }) => [id, value, attributes]);
      return {
        contents: JSON.stringify(
          messages.map(([id, value, forms]) => (Object.keys(forms).length ? [id, value, forms] : [id, value])),
        ),
        loader: "json",
        watchFiles: PARTS[part].map((file) => join(words, language, `${file}.ftl`)),
      };
    });
  },
};
