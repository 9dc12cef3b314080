// How everything is used, in this device's language and without the internet. The same text makes docs/players.md.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { help, type Block, type HelpSection, type Inline } from "help";
import { Icon } from "../cards/icon.tsx";
import { back } from "../line/route.ts";
import { ENGLISH, spokenIn, t } from "../words/words.ts";

const plain = (pieces: Inline[]) => pieces.map(([, text]) => text).join("");

/** The words of a block, to search in. */
function wordsOf(block: Block): string {
  switch (block.is) {
    case "p":
      return plain(block.text);
    case "table":
      return block.rows.flat().map(plain).join(" ");
    case "picture":
      return "";
    default:
      return block.items.map(plain).join(" ");
  }
}

export function HelpPage({ path: [wanted] }: { path: string[] }) {
  const sections = useSignal<HelpSection[]>([]);
  const sought = useSignal("");
  const section = useRef<HTMLElement>(null);
  useSignalEffect(() => {
    const fetching = help[spokenIn()] ?? help[ENGLISH]!;
    void fetching().then((found) => (sections.value = found.default));
  });
  useEffect(() => section.current?.scrollIntoView(), [wanted, sections.value]);
  const word = sought.value.trim().toLowerCase();
  const fits = (one: HelpSection) => one.blocks.filter((block) => wordsOf(block).toLowerCase().includes(word));
  const shown = sections.value
    .map((one) => ({ ...one, blocks: !word || one.title.toLowerCase().includes(word) ? one.blocks : fits(one) }))
    .filter((one) => one.blocks.length);
  return (
    <main class="page help">
      <div class="page-inner">
        <header class="page-head">
          <button class="button round" aria-label={t("nav.back")} onClick={() => back("")}>
            <Icon name="back" />
          </button>
          <h1>{t("welcome.help")}</h1>
        </header>
        <input
          class="input"
          type="search"
          aria-label={t("help.search")}
          placeholder={t("help.search")}
          value={sought.value}
          onInput={(e) => (sought.value = e.currentTarget.value)}
        />
        {!word && (
          <nav class="choices" aria-label={t("welcome.help")}>
            {sections.value.map((one) => (
              <a key={one.id} class="button" href={`#/help/${one.id}`}>
                {one.title}
              </a>
            ))}
            <a class="button" href="#/rules">
              <Icon name="book" />
              {t("menu.rulings")}
            </a>
          </nav>
        )}
        {word && !shown.length && <p class="note">{t("help.none")}</p>}
        {shown.map((one) => (
          <section key={one.id} class="panel help-section" ref={one.id === wanted ? section : null}>
            <h2>{one.title}</h2>
            {one.blocks.map((block, i) => (
              <Shown key={i} block={block} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

const Words = ({ of }: { of: Inline[] }) => (
  <>{of.map(([Kind, text], i) => (Kind ? <Kind key={i}>{text}</Kind> : text))}</>
);

function Shown({ block }: { block: Block }) {
  switch (block.is) {
    case "p":
      return (
        <p>
          <Words of={block.text} />
        </p>
      );
    case "picture":
      return <img src={`/help/${block.file}`} alt={block.alt} loading="lazy" />;
    case "table":
      return (
        <table class="help-table">
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) =>
                  i && j ? (
                    <td key={j}>
                      <Words of={cell} />
                    </td>
                  ) : (
                    <th key={j} scope={i ? "row" : "col"}>
                      <Words of={cell} />
                    </th>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default: {
      const List = block.is;
      return (
        <List class="help-list">
          {block.items.map((item, i) => (
            <li key={i}>
              <Words of={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}
