// What the companion prints: sleeve labels, mats, tokens. The documents and their options come from the server.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, keep, Refused } from "../door.ts";
import { Icon } from "../icon.tsx";
import { Choice, Page } from "../page.tsx";
import { games, game } from "../games.ts";
import { t, type Key } from "../words.ts";

interface DocumentSays {
  id: string;
  game?: string;
  title: string;
  says?: string;
  options: Record<string, string[]>;
}

export function PrintPage() {
  const all = useSignal<DocumentSays[] | null>(null);
  const which = useSignal<string | null>(null);
  const options = useSignal<Record<string, string>>({});
  const ruler = useSignal(100);
  const busy = useSignal<string | null>(null);
  const says = useSignal<{ text: string; bad: boolean } | null>(null);
  useEffect(() => {
    game("");
    void ask<{ documents: DocumentSays[] }>("/api/print").then((answer) => {
      all.value = answer.documents;
      which.value = answer.documents[0]?.game ?? null;
    }).catch((error: unknown) => (says.value = { text: error instanceof Refused ? error.message : t("line.failed"), bad: true }));
  }, []);
  const mine = (all.value ?? []).filter((one) => (one.game ?? null) === which.value);
  const boxes = [...new Set((all.value ?? []).map((one) => one.game).filter((one): one is string => Boolean(one)))];
  const asked = mine[0]?.options ?? {};
  const make = (one: DocumentSays) => {
    busy.value = one.id;
    says.value = null;
    const body = Object.fromEntries(Object.entries(options.value).filter(([name, value]) => name in one.options && value !== ""));
    void keep(`/api/print/${one.id}`, `${one.game ? `${one.game}-` : ""}${one.id}.pdf`, { ...(one.game ? { game: one.game } : {}), ...body, ...(ruler.value === 100 ? {} : { scale: ruler.value }) })
      .then(() => (says.value = { text: t("print.made"), bad: false }))
      .catch((error: unknown) => (says.value = { text: error instanceof Refused ? error.message : t("line.failed"), bad: true }))
      .then(() => (busy.value = null));
  };
  return (
    <Page title={t("print.title")}>
      <p class="lead">{t("print.says")}</p>
      {says.value && <p class={`note ${says.value.bad ? "bad" : "good"}`} role="status">{says.value.text}</p>}
      {boxes.length > 0 && <Choice label={t("setup.game")} value={which.value ?? ""} of={boxes.map((id) => [id, games.value.find((one) => one.id === id)?.title ?? id])} onChange={(v) => (which.value = v)} />}
      <div class="row print-options">
        {Object.entries(asked).map(([name, values]) => (
          <label key={name} class="field">{t(`print.${name}` as Key)}
            <select class="input" value={options.value[name] ?? (name === "stock" ? "" : values[0])} onChange={(e) => (options.value = { ...options.value, [name]: e.currentTarget.value })}>
              {name === "stock" && <option value="">{t("print.plain")}</option>}
              {values.map((value) => <option key={value} value={value}>{value}</option>)}
            </select>
          </label>
        ))}
        {mine.length > 0 && (
          <label class="field">{t("print.ruler")}
            <input class="input number" type="number" inputMode="decimal" step="0.1" min="90" max="110" value={ruler.value} onInput={(e) => (ruler.value = Number(e.currentTarget.value))} />
          </label>
        )}
      </div>
      <div class="panels prints">
        {mine.map((one) => (
          <section class="panel print-one" key={one.id}>
            <h2>{t(`print.doc.${one.id}` as Key)}</h2>
            <p class="quiet">{one.says ?? t(`print.for.${one.id}` as Key)}</p>
            <button class="button main" disabled={busy.value !== null} onClick={() => make(one)}><Icon name="printer" />{busy.value === one.id ? t("print.making") : t("print.make")}</button>
          </section>
        ))}
        {all.value?.length === 0 && <p class="note">{t("print.none")}</p>}
      </div>
    </Page>
  );
}
