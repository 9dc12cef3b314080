// What lies on the table: cards with tags, bare cards that were taught, or both in one pile.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TaughtDeck } from "../../contract.ts";
import { ask } from "../../line/door.ts";
import { Icon } from "../../cards/icon.tsx";
import type { OwnedDeck } from "../../line/decks.ts";
import { Choice } from "../page.tsx";
import { t } from "../../words/words.ts";

/** What each choice asks of the household, in a sentence. */
const HOW = { any: "setup.howany", tags: "setup.howtags", bare: "setup.howbare", both: "setup.howbare" } as const;

export function YourCards({
  box,
  mine,
  onChange,
}: {
  box: string;
  mine: OwnedDeck;
  onChange: (some: OwnedDeck) => void;
}) {
  const all = useSignal<TaughtDeck[]>([]);
  useEffect(() => {
    void ask<{ decks: TaughtDeck[] }>("/api/decks")
      .then((answer) => (all.value = answer.decks))
      .catch(() => undefined);
  }, []);
  const taught = all.value.filter((one) => one.game === box);
  const kind = mine.cards ?? "tags";
  const untaught = kind === "any" || kind === "tags";
  const chosen = taught.find((one) => one.name === mine.bare);
  const choose = (cards: NonNullable<OwnedDeck["cards"]>) =>
    onChange(cards === "tags" || cards === "any" ? { cards } : { cards, bare: chosen?.name ?? taught[0]?.name ?? "" });
  return (
    <section class="panel">
      <h2>{t("setup.yours")}</h2>
      <Choice
        label={t("setup.yours")}
        value={kind}
        of={[
          ["any", t("setup.any")],
          ["tags", t("setup.tags")],
          ["bare", t("setup.bare")],
          ["both", t("setup.both")],
        ]}
        onChange={choose}
      />
      <p class="quiet">{t(HOW[kind])}</p>
      {kind !== "tags" && taught.length > 0 && (
        <Choice
          label={t("setup.whichbare")}
          value={mine.bare ?? ""}
          of={taught.map((one): [string, string] => [one.name, one.name])}
          onChange={(bare) => onChange({ bare })}
        />
      )}
      {!untaught && (!chosen || chosen.known < chosen.faces) && (
        <p class="note bad" role="status">
          {chosen
            ? t("setup.unfinished", { deck: chosen.name, n: chosen.known, all: chosen.faces })
            : t("setup.noneyet")}
        </p>
      )}
      {!untaught && (
        <a class="button" href={`#/teach/${box}${chosen ? `/${encodeURIComponent(chosen.name)}` : ""}`}>
          <Icon name="camera" />
          {t("setup.teach")}
        </a>
      )}
    </section>
  );
}
