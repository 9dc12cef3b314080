// Puts any past play right ("That was wrong three cards ago"), and shows first what will change.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Stepper } from "../sheets/stepper.tsx";
import { cardOf, retold, saysOf } from "../table/asked.ts";
import { card } from "../cards/card.ts";
import type { Act, Line, Preview, Sentence, Table } from "../contract.ts";
import { ask, here, TurnedAway } from "../line/door.ts";
import { Face } from "../cards/face.tsx";
import { Icon, type IconName } from "../cards/icon.tsx";
import { act, message, table } from "../line/line.ts";
import { Page, Radio } from "./page.tsx";
import { colorsHere, pickOne } from "../sheets/picker.tsx";
import { go } from "../line/route.ts";
import { ColorWord, Shape } from "../cards/shape.tsx";
import { cardWords, colorWord, list, sentence, sentences, t, told } from "../words/words.ts";

/** The icon for an act that shows no card. */
const MARKS: Record<string, IconName> = { draw: "deal", spin: "wheel" };
const CORRECTIONS = new Set(["undo", "amend", "insert"]);

function useStory(path = here()): Signal<Line[] | null> {
  const story = useSignal<Line[] | null>(null);
  useSignalEffect(() => {
    void [message.value?.match, message.value?.seq];
    void ask<{ story: Line[] }>(`${path}/story`)
      .then((answer) => (story.value = answer.story))
      .catch((error: unknown) => {
        // A server that is out of reach does not mean that the story is empty.
        if (!(error instanceof TurnedAway) || error.status) story.value ??= [];
      });
  });
  return story;
}

export function FixPage({ path }: { path: string[] }) {
  const story = useStory();
  const chosen = story.value?.find((line) => String(line.seq) === path[0]);
  const done = useSignal<string | null>(null);
  if (chosen)
    return (
      <Mend
        line={chosen}
        onDone={(says) => {
          done.value = says;
          go("fix");
        }}
      />
    );
  const lines = [...(story.value ?? [])].reverse().filter((line) => !CORRECTIONS.has(line.act.act));
  return (
    <Page
      title={t("fix.title")}
      tools={
        <>
          <button class="button" onClick={() => void act({ act: "undo" })}>
            <Icon name="undo" />
            {t("nav.undo")}
          </button>
          {table.value?.redo && (
            <button class="button" onClick={() => void act({ act: "redo" })}>
              <Icon name="turn" />
              {t("nav.redo")}
            </button>
          )}
        </>
      }
    >
      {done.value && (
        <p class="note good" role="status">
          {done.value}
        </p>
      )}
      <p class="lead quiet">{story.value && t(lines.length ? "fix.which" : "fix.empty")}</p>
      <ol class="story">
        {lines.map((line) => (
          <li key={line.seq}>
            <button
              class="story-line"
              data-undone={line.undone ?? false}
              disabled={line.undone || line.act.act === "start"}
              onClick={() => go(`fix/${line.seq}`)}
            >
              <span class="story-seq">{line.seq}</span>
              {cardOf(line.act) ? (
                <Face name={cardOf(line.act)!} spoken={false} colors={colorsHere()} class="story-face" />
              ) : (
                <span class="story-face story-mark">
                  <Icon name={MARKS[line.act.act] ?? "more"} />
                </span>
              )}
              <span class="story-says">
                {saysOf(line)}
                {line.findings?.map((one) => (
                  <small key={one.code} class="story-finding">
                    {sentence(one.said, one.says)}
                  </small>
                ))}
              </span>
              {line.assumed && <small class="tag">{t("fix.assumed")}</small>}
              {line.undone && <small class="tag">{t("fix.undone")}</small>}
            </button>
          </li>
        ))}
      </ol>
    </Page>
  );
}

/** What a correction says, apart from the sentence that it was one. */
const changes = (said?: Sentence[]) => said?.filter(({ say }) => say !== "now-amended" && say !== "now-undone");

function Mend({ line, onDone }: { line: Line; onDone: (says: string) => void }) {
  const likely = useSignal<string[]>([]);
  const proposed = useSignal<Act | null>(null);
  const preview = useSignal<Preview | null>(null);
  const says = useSignal<string | null>(null);
  const missing = useSignal(false);
  const names = (table.value?.players ?? []).map((one) => one.name);
  const old = line.act;
  const at = cardOf(old);
  useEffect(() => {
    if (at)
      void ask<{ cards: string[] }>(`${here()}/likely/${line.seq}`)
        .then((answer) => (likely.value = answer.cards))
        .catch(() => undefined);
  }, [line.seq]);

  const propose = (what: Act) => {
    proposed.value = what;
    says.value = null;
    void ask<Preview>(`${here()}/preview`, what)
      .then((answer) => (preview.value = answer))
      .catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  };
  const amend = (to: Act | null) => propose({ act: "amend", target: line.seq, with: to });
  const otherCard = (name: string) =>
    amend(retold(old, card(name).color ? { card: name, color: undefined } : { card: name }));
  if (proposed.value)
    return (
      <Page title={t("fix.preview")} backTo={`fix/${line.seq}`}>
        <Changes
          preview={preview.value}
          says={says.value}
          onCancel={() => {
            proposed.value = null;
            preview.value = null;
          }}
          onDo={() =>
            void act(proposed.value!).then((reply) => {
              if (reply.ok) onDone(sentences(reply.said) || t("fix.done"));
              else says.value = reply.refused ? told(reply.refused) : t("line.failed");
            })
          }
        />
      </Page>
    );
  if (missing.value)
    return (
      <Missed
        onCancel={() => (missing.value = false)}
        onInsert={(what) => propose({ act: "insert", before: line.seq, with: what })}
        names={names}
      />
    );
  return (
    <Page title={t("fix.what")} backTo="fix">
      <p class="lead note row">
        {at && (
          <span class="mend-face">
            <Face name={at} spoken={false} colors={colorsHere()} />
          </span>
        )}
        <span>{saysOf(line)}</span>
      </p>
      <div class="panels">
        {at && (
          <section class="panel">
            <h2>{t("fix.card")}</h2>
            {likely.value.length > 0 && (
              <div class="likely" role="group" aria-label={t("fix.likely")}>
                {likely.value.slice(0, 3).map((name) => (
                  <button
                    class="pick"
                    key={name}
                    data-fits="true"
                    aria-label={cardWords(name)}
                    onClick={() => otherCard(name)}
                  >
                    <Face name={name} colors={colorsHere()} spoken={false} />
                  </button>
                ))}
              </div>
            )}
            <button class="button" onClick={() => pickOne(t("fix.card"), otherCard)}>
              <Icon name="cards" />
              {t("fix.other")}
            </button>
          </section>
        )}
        {"player" in old && (
          <section class="panel">
            <h2>{t("fix.player")}</h2>
            <div class="choices">
              {names
                .filter((name) => old.player !== name)
                .map((name) => (
                  <button key={name} class="button" onClick={() => amend(retold(old, { player: name }))}>
                    <Icon name="person" />
                    {name}
                  </button>
                ))}
            </div>
          </section>
        )}
        {(old.act === "color" || (at !== null && card(at).color === null)) && (
          <section class="panel">
            <h2>{t("fix.color")}</h2>
            <div class="tiles">
              {colorsHere().map((c) => (
                <button key={c} class="button hue tile" data-color={c} onClick={() => amend(retold(old, { color: c }))}>
                  <Shape color={c} />
                  <ColorWord color={c} />
                </button>
              ))}
            </div>
          </section>
        )}
        {(old.act === "draw" || ("count" in old && typeof old.count === "number")) && (
          <CountFix old={old} onCount={(count) => amend(retold(old, { count }))} />
        )}
        <section class="panel">
          <button class="button bad wide" onClick={() => amend(null)}>
            <Icon name="trash" />
            {t("fix.not")}
          </button>
          <button class="button wide" onClick={() => (missing.value = true)}>
            <Icon name="add" />
            {t("fix.missed")}
          </button>
        </section>
      </div>
    </Page>
  );
}

function CountFix({ old, onCount }: { old: Act; onCount: (n: number) => void }) {
  const n = useSignal("count" in old && typeof old.count === "number" ? old.count : 1);
  return (
    <section class="panel">
      <h2>{t("fix.count")}</h2>
      <div class="row">
        <Stepper value={n.value} min={1} label={t("fix.count")} onChange={(v) => (n.value = v)} />
        <button class="button main push" onClick={() => onCount(n.value)}>
          {t("fix.do")}
        </button>
      </div>
    </section>
  );
}

function Missed({
  names,
  onInsert,
  onCancel,
}: {
  names: string[];
  onInsert: (act: Act) => void;
  onCancel: () => void;
}) {
  const who = useSignal<string | null>(null);
  const n = useSignal(1);
  const player = who.value;
  return (
    <Page title={t("fix.add")} backTo="fix">
      <section class="panel">
        <h2>{t("pick.player")}</h2>
        <div class="choices" role="radiogroup" aria-label={t("pick.player")}>
          {names.map((name) => (
            <Radio key={name} group="who" on={player === name} onChoose={() => (who.value = name)}>
              <Icon name="person" />
              {name}
            </Radio>
          ))}
        </div>
        {player && (
          <div class="choices">
            <button
              class="button"
              onClick={() => pickOne(t("pick.title"), (name) => onInsert({ act: "play", player, card: name }))}
            >
              <Icon name="cards" />
              {t("do.play")}
            </button>
            <span class="row note">
              <Stepper value={n.value} min={1} label={t("do.howmany")} onChange={(v) => (n.value = v)} />
              <button
                class="button"
                onClick={() =>
                  onInsert(n.value === 1 ? { act: "draw", player } : { act: "draw", player, count: n.value })
                }
              >
                <Icon name="deal" />
                {t("phone.drew")}
              </button>
            </span>
            <button class="button" onClick={() => onInsert({ act: "pass", player })}>
              {t("do.pass")}
            </button>
            <button class="button" onClick={() => onInsert({ act: "uno", player })}>
              <Icon name="shout" />
              {t("do.uno")}
            </button>
            {names
              .filter((name) => name !== player)
              .map((name) => (
                <button key={name} class="button" onClick={() => onInsert({ act: "catch", player, target: name })}>
                  {t("do.catch", { name })}
                </button>
              ))}
          </div>
        )}
        <button class="button bare" onClick={onCancel}>
          {t("nav.cancel")}
        </button>
      </section>
    </Page>
  );
}

function Changes({
  preview,
  says,
  onDo,
  onCancel,
}: {
  preview: Preview | null;
  says: string | null;
  onDo: () => void;
  onCancel: () => void;
}) {
  const no = says ?? (preview && !preview.ok && preview.reply.refused ? told(preview.reply.refused) : null);
  const then = preview?.reply.table;
  return (
    <section class="panel preview">
      {no && (
        <p class="note bad" role="alert">
          {no}
        </p>
      )}
      {preview?.ok && (
        <>
          <p class="lead">{sentences(changes(preview.reply.said)) || t("fix.same")}</p>
          {then && <Then now={table.value} then={then} />}
          {preview.lost.length > 0 && (
            <div class="note bad">
              <p>{t("fix.lost")}</p>
              <ul>
                {preview.lost.map((one) => (
                  <li key={one.seq}>
                    <b>{one.seq}</b> {sentence(one.said, one.says)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      <div class="row">
        <button class="button" onClick={onCancel}>
          {t("nav.cancel")}
        </button>
        <button class="button main big push" disabled={!preview?.ok} onClick={onDo}>
          <Icon name="check" />
          {t("fix.do")}
        </button>
      </div>
    </section>
  );
}

/** What will be different about the table; what stays the same isn't listed. */
function Then({ now, then }: { now: Table | null; then: Table }) {
  const changed = then.players.filter((one) => {
    const was = now?.players.find((other) => other.name === one.name);
    return was && (was.cards !== one.cards || was.score !== one.score);
  });
  const turn = then.turn !== now?.turn ? then.turn : null;
  const color = then.color !== now?.color ? then.color : null;
  if (!changed.length && !turn && !color) return null;
  return (
    <ul class="then">
      {color && (
        <li>
          <Shape color={color} />
          {colorWord(color)}
        </li>
      )}
      {turn && (
        <li>
          <Icon name="person" />
          {t("table.turn", { name: turn })}
        </li>
      )}
      {changed.map((one) => (
        <li key={one.name}>
          <b>{one.name}</b> {list([t("table.cards", { n: one.cards }), t("table.score", { n: one.score })])}
        </li>
      ))}
    </ul>
  );
}
