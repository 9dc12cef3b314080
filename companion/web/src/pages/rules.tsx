// The rules this table plays by, and the one a verdict rests on.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { card } from "../cards/card.ts";
import type { Act, Line } from "../contract.ts";
import { cardOf } from "../table/asked.ts";
import { ask, here } from "../line/door.ts";
import { game, games } from "../line/games.ts";
import { go } from "../line/route.ts";
import { Boxes } from "./boxes.tsx";
import { table } from "../line/line.ts";
import { Page } from "./page.tsx";
import { has, t, type Key } from "../words/words.ts";

const ruled = () => table.value?.rulings ?? {};
/** The words of a section, which read differently in some games. */
const worded = (kind: "section" | "rulebook", section: string, from?: string) => {
  const own = `${kind}.${from}-${section}`;
  return t((has(own) ? own : `${kind}.${section}`) as Key);
};

function Citation({ cite }: { cite: string | null }) {
  const place = cite?.replace(/ .*/, "");
  const [from = "", section = ""] = (place ?? "").split("/");
  const known = game(table.value?.game);
  if (!place) {
    return <p class="quiet">{t("table.norule")}</p>;
  }
  if (from === "rulings") {
    const value = ruled()[section];
    const chosen = value ?? known?.rulings.find((one) => one.name === section)?.default;
    const named = t((chosen ? `ruling.${section}` : `section.${section}`) as Key);
    return (
      <div class="note column">
        <h3>{named}</h3>
        {chosen ? (
          <p>
            <b>{t(`choice.${section}-${chosen}` as Key)}</b>
          </p>
        ) : (
          <p>{t(`fixed.${section}` as Key)}</p>
        )}
        <small class="quiet">{t("table.ruling", { place: named })}</small>
      </div>
    );
  }
  return (
    <div class="note column">
      <h3>{worded("section", section, from)}</h3>
      <p>{worded("rulebook", section, from)}</p>
      <small class="quiet">
        {t("table.cite", { place: `${game(from)?.title ?? from}, ${worded("section", section, from)}` })}
      </small>
    </div>
  );
}

/** The rule of the card that was played, where nothing more was decided. */
const BY_SYMBOL: Record<string, string> = {
  mod: "mod-card",
  "custom-1": "wild-customizable",
  "custom-2": "wild-customizable",
  "custom-3": "wild-customizable",
  "grab-two": "grab-2-towers",
  "wild-grab": "wild-grab-a-tower",
};
const BY_ACT: Record<string, string> = {
  draw: "lets-play",
  pass: "lets-play",
  uno: "going-out",
  catch: "going-out",
  challenge: "wild-draw-four",
  "show-hand": "wild-draw-four",
  verdict: "wild-draw-four",
  veto: "veto-card",
  block: "power-icons-and-power-towers",
  grab: "power-icons-and-power-towers",
  give: "mod-card",
  hand: "scoring",
};

function sectionOf(act: Act): string | undefined {
  if ("face" in act && act.face) return act.face;
  const shown = cardOf(act);
  if (!shown) return BY_ACT[act.act];
  const { symbol, badge } = card(shown);
  if (badge) return badge === "spin" ? "spin-cards" : "power-icons";
  return /^\d$/.test(symbol) ? "lets-play" : (BY_SYMBOL[symbol] ?? symbol);
}

/** What the last verdict rests on: what it cites, else the rule of the card. */
export function Grounds({ cite }: { cite: string | null }) {
  const cites = useSignal<(string | null)[]>(cite ? [cite] : []);
  useEffect(() => {
    if (cite) return;
    void ask<{ story: Line[] }>(`${here()}/story`)
      .then(({ story }) => {
        const last = story.filter((line) => !line.undone && !["undo", "amend", "insert"].includes(line.act.act)).pop();
        const said = [...new Set((last?.cites ?? []).filter(Boolean))];
        const section = last && sectionOf(last.act);
        cites.value = said.length ? said : [section ? `${table.value?.game}/${section}` : null];
      })
      .catch(() => (cites.value = [null]));
  }, [cite]);
  return (
    <>
      {cites.value.map((one) => (
        <Citation key={one} cite={one} />
      ))}
    </>
  );
}

const COMMON = ["lets-play", "draw-two", "reverse", "skip", "wild", "wild-draw-four"];

export function RulesPage({ path }: { path: string[] }) {
  const now = table.value;
  // `#/rules/spin` shows the rules of that box; without a table, the first box is shown.
  const id = path[0] ?? now?.game ?? games.value[0]?.id;
  const known = game(id);
  const chosen = id === now?.game ? ruled() : {};
  const sections = [...COMMON, ...(known?.chapters ?? []), "going-out", "scoring"];
  return (
    <Page title={known?.title ?? t("menu.rulings")}>
      {id && <Boxes label={t("setup.game")} chosen={id} onChoose={(box) => go(`rules/${box}`)} />}
      <section class="panels rule-list">
        {sections.map((section) => (
          <article class="panel" key={section}>
            <h2>{worded("section", section)}</h2>
            <p>{worded("rulebook", section, id)}</p>
          </article>
        ))}
      </section>
      {known && (
        <section class="panel">
          <h2>{t("setup.rules")}</h2>
          <dl class="rulings">
            {known.rulings.map((one) => {
              const value = chosen[one.name] ?? one.default;
              return (
                <div key={one.name} data-changed={value !== one.default}>
                  <dt>{t(`ruling.${one.name}` as Key)}</dt>
                  <dd>{t(`choice.${one.name}-${value}` as Key)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
    </Page>
  );
}
