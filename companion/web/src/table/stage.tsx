// The middle of the table: the card, the color in force, whose turn it is and what is asked. It turns to the player it is for.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { Answers, askWords } from "./ask.tsx";
import { mayAnswer } from "./opened.ts";
import { TowerMark } from "../cards/tower.tsx";
import { InferredDraws } from "./inferred.tsx";
import { asks, foremost, victory } from "./asked.ts";
import { isHost, place } from "../line/door.ts";
import type { Color, Prompt, Table, Tower } from "../contract.ts";
import { Face } from "../cards/face.tsx";
import { keepFitting } from "./fit.ts";
import { game } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { Keys } from "./keypad.tsx";
import { colorsHere } from "../sheets/picker.tsx";
import { act, ailing, camera, refused } from "../line/line.ts";
import { ANGLE, shorter, type Side } from "./seating.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { deferred } from "../line/lazy.tsx";
import { MercyQuestion } from "./mercy.tsx";
import { tapped } from "./tapped.ts";
import { rematch, rematching } from "../line/rematch.ts";
import { still } from "../line/settings.ts";
import { ColorWord, Shape } from "../cards/shape.tsx";
import { Verdict } from "./verdict.tsx";
import { go } from "../line/route.ts";
import { list, sentence, t, towerWord, type Key } from "../words/words.ts";

const MisreadButton = deferred("MisreadButton");
const WaysOut = deferred("WaysOut");
const RaceOrder = deferred("RaceOrder");
const CameraQuestion = deferred("CameraQuestion");
const LikeliestCards = deferred("LikeliestCards");

export function Stage({ now, side }: { now: Table; side: Side }) {
  const box = useRef<HTMLDivElement>(null);
  const angle = useRef(ANGLE[side]);
  const before = angle.current;
  angle.current = shorter(before, ANGLE[side]);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el || before === angle.current || still()) return;
    const from = angle.current + Math.max(-40, Math.min(40, before - angle.current));
    el.animate(
      [
        { transform: `translate(-50%, -50%) rotate(${from}deg) scale(.94)`, opacity: 0.1 },
        { transform: `translate(-50%, -50%) rotate(${angle.current}deg)`, opacity: 1 },
      ],
      { duration: 420, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }, [side]);
  useLayoutEffect(() => keepFitting(box.current!), [side]);
  const prompt = foremost(now);
  const keyed = prompt?.ask === "play" && prompt.to.some(mayAnswer) ? prompt : null;
  const tall = side === "left" || side === "right";
  return (
    <div
      ref={box}
      class={`stage ${tall ? "stage-tall" : ""}`}
      style={{ transform: `translate(-50%, -50%) rotate(${angle.current}deg)` }}
    >
      <Pile now={now} />
      <div class="say">
        {!now.winner && <Force now={now} />}
        <Ask now={now} prompt={prompt} keys={Boolean(keyed)} />
      </div>
      {keyed && <Keys now={now} prompt={keyed} />}
      <div class="stage-foot">
        <Standing now={now} />
        <Towers now={now} />
        {prompt?.ask !== "dispute" && <Counts now={now} />}
        <Veto now={now} />
        {prompt?.ask !== "dispute" && <Verdict />}
        {now.redo && isHost() && (
          <button class="button" onClick={() => void act({ act: "redo" })}>
            <Icon name="turn" />
            {t("nav.redo")}
          </button>
        )}
        {isHost() && camera.value?.on && <MisreadButton />}
      </div>
    </div>
  );
}

/** The round, the size of the draw pile, and what troubles the camera. */
function Counts({ now }: { now: Table }) {
  const health = camera.value?.on ? camera.value.health.find((one) => one.code !== "good") : null;
  return (
    <div class="counts">
      {now.round > 0 && !now.winner && <span>{t("table.round", { n: now.round })}</span>}
      {!now.winner && (
        <span title={t("table.draw")}>
          <Icon name="deal" />
          <span class="unseen">{t("table.draw")}: </span>
          {now.piles.draw}
        </span>
      )}
      {health && (
        <button class="button camera-trouble" onClick={() => go("aim")}>
          <Icon name="camera" />
          {ailing(health)}
        </button>
      )}
    </div>
  );
}

/** House rules that hold for a while. */
function Standing({ now }: { now: Table }) {
  if (!now.standing.length) return null;
  return (
    <ul class="standing" aria-label={t("table.standing")}>
      {now.standing.map((rule) => {
        const says = sentence(rule.said, rule.says);
        const told = says.toLowerCase().includes(sentence(rule.until_said, rule.until).toLowerCase());
        return (
          <li key={rule.rule}>
            <Icon name="book" />
            <span>
              {says} {!told && <small>{t("table.until", { until: rule.until_said })}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What each tower protects from. */
const BLOCKS: Record<Tower, ComponentChildren> = { U: "+1", N: "+2", O: "+4", "!": <Icon name="skip" /> };

/** The four towers: those in the middle are bright, the others stand beside the name of their holder. */
function Towers({ now }: { now: Table }) {
  const letters = game(now.game)?.towers ?? [];
  if (!letters.length) return null;
  return (
    <ul class="towers" aria-label={t("tower.title")}>
      {(["U", "N", "O", "!"] as Tower[]).map((tower) => {
        const holder = now.players.find((one) => one.towers.includes(tower))?.name;
        return (
          <li key={tower} data-held={Boolean(holder)}>
            <TowerMark tower={tower} />
            <span class="unseen">{towerWord(tower)}: </span>
            <span class="tower-says">
              <b aria-hidden="true">{BLOCKS[tower]}</b>
              {holder ? <small>{holder}</small> : <span class="unseen">{t("tower.middle")}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The VETO card in the middle, for the quickest hand. */
function Veto({ now }: { now: Table }) {
  const open = useSignal(false);
  if (!game(now.game)?.veto || now.phase !== "play") return null;
  const held = now.players.find((one) => one.vetoed);
  return (
    <>
      <button class="button veto-slap" disabled={Boolean(held)} onClick={() => (open.value = true)}>
        <Icon name="veto" />
        {t("do.veto")}
      </button>
      {open.value && (
        <Sheet title={t("veto.on")} onClose={() => (open.value = false)}>
          <p class="lead quiet">{t("veto.says")}</p>
          <div class="menu">
            {now.players.map((one) => (
              <button
                key={one.name}
                class="button menu-one"
                onClick={() => {
                  open.value = false;
                  tapped.value = one.name;
                }}
              >
                <Icon name="person" />
                {one.name}
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

export function Pile({ now }: { now: Table }) {
  const prompt = foremost(now);
  const wrong = prompt?.ask === "dispute" ? prompt.card : undefined;
  const depth = Math.min(4, Math.max(0, now.piles.discard - 1));
  return (
    <div class="pile" key={now.top ?? "none"}>
      {Array.from({ length: depth }, (_, i) => (
        <svg
          key={i}
          class="pile-under"
          aria-hidden="true"
          viewBox="0 0 200 290"
          style={{ transform: `rotate(${[-7, 5, -3, 9][i]}deg)` }}
        >
          <rect x="4" y="4" width="192" height="282" rx="20" />
        </svg>
      ))}
      {now.top ? (
        <Face name={now.top} force={now.color} colors={colorsHere()} class="pile-top" />
      ) : (
        <div class="pile-none">{t("table.none")}</div>
      )}
      {wrong && <Face name={wrong} colors={colorsHere()} class="pile-wrong" />}
    </div>
  );
}

/** The color that the middle shows; in a challenge, that is the color before the wild. */
export function spoken(now: Table): Color | null {
  const prompt = foremost(now);
  return prompt?.ask === "show-hand" && prompt.color ? prompt.color : now.color;
}

export function Force({ now }: { now: Table }) {
  const color = spoken(now);
  return (
    <p class="force" data-color={color ?? undefined}>
      <span class="unseen">{t("table.color")}: </span>
      {color ? (
        <>
          <Shape color={color} />
          <span class="force-word">
            <ColorWord color={color} />
          </span>
        </>
      ) : (
        <span class="force-word force-open">{now.top ? t("table.nocolor") : ""}</span>
      )}
    </p>
  );
}

/** The name the middle speaks to, or what has happened to everybody. */
export function headline(now: Table, prompt: Prompt | undefined): string {
  const won = victory(now);
  if (won) return won;
  if (prompt?.ask === "dispute") return t("ask.dispute");
  const to = prompt?.to ?? [];
  if (to.length > 2) return t("table.everyone").replace(/^./, (letter) => letter.toUpperCase());
  return to.length ? list(to) : (now.turn ?? t("app.name"));
}

interface AskProps {
  now: Table;
  prompt: Prompt | undefined;
  /** True when the cards that can be played have keys of their own. */
  keys?: boolean;
}

export function Ask({ now, prompt, keys = false }: AskProps) {
  const disputed = prompt?.ask === "dispute";
  const rights = asks(now).filter(
    (one) => one !== prompt && !(disputed && one.blocking) && !ticked.value.includes(one.id),
  );
  const several = !disputed && asks(now).filter((one) => one.blocking).length > 1;
  return (
    <div class="ask" data-ask={prompt?.ask}>
      <h2 class="ask-name" aria-live="polite">
        {now.phase === "over" && <Icon name="trophy" />}
        {headline(now, prompt)}
      </h2>
      {prompt && <p class="ask-what">{askWords(prompt)}</p>}
      {prompt?.ask === "discard" && prompt.face && (
        <p class="ask-guide">
          <b>{t(`face.${prompt.face}` as Key)}</b>{" "}
          {t(`means.${prompt.face}` as Key, { player: prompt.to.length === 1 ? prompt.to[0]! : t("table.everyone") })}
        </p>
      )}
      {prompt?.ask === "shout" && <RaceOrder prompt={prompt} />}
      {refused.value?.refused?.options && <WaysOut />}
      {disputed && camera.value?.on && <p class="ask-guide">{t("dispute.takeback")}</p>}
      {camera.value?.which && <LikeliestCards />}
      {prompt?.ask === "give" && (
        <ol class="receivers" aria-label={t("deal.next-to")}>
          {prompt.receivers.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      {prompt?.ask === "spin" ? (
        <button class="button main big" onClick={() => go("spin")}>
          <Icon name="wheel" />
          {t("do.spin")}
        </button>
      ) : (
        prompt && <Answers prompt={prompt} told={several} {...(keys ? { but: "play" } : {})} />
      )}
      {now.phase === "over" && (
        <div class="replies">
          {isHost() && (
            <button class="button main big" disabled={rematching.value} onClick={() => void rematch()}>
              <Icon name="play" />
              {t("do.rematch")}
            </button>
          )}
          {isHost() && (
            <button class="button" onClick={() => go("setup")}>
              <Icon name="cards" />
              {t("nav.setup")}
            </button>
          )}
          <button class="button" onClick={() => go("hands")}>
            <Icon name="trophy" />
            {t("table.points")}
          </button>
          <button class="button" onClick={() => go(`history/${place.value?.table}`)}>
            <Icon name="history" />
            {t("table.stats")}
          </button>
        </div>
      )}
      <InferredDraws />
      <div class="rights" data-many={rights.length > 2}>
        {rights.map((one) => (
          <Right key={one.id} prompt={one} told={several} />
        ))}
      </div>
    </div>
  );
}

/** The hands that everybody has seen, by their prompts: somebody has ticked them off. */
const ticked = signal<string[]>([]);

/** Something that a player may still do or say until play goes on. */
function Right({ prompt, told }: { prompt: Prompt; told: boolean }) {
  if (prompt.ask === "whose" || prompt.ask === "took-cards")
    return isHost() ? <CameraQuestion prompt={prompt} /> : null;
  if (prompt.to.length && !prompt.to.some(mayAnswer)) return null;
  if (prompt.ask === "mercy") return <MercyQuestion prompt={prompt} />;
  return (
    <div class="right">
      {prompt.ask !== "uno" && (
        <span class="quiet">
          {list(prompt.to)}: {askWords(prompt, false, true)}
        </span>
      )}
      <Answers prompt={prompt} told={told} />
      {prompt.ask === "show-hand" && prompt.face && (
        <button class="button" onClick={() => (ticked.value = [...ticked.value, prompt.id])}>
          <Icon name="check" />
          {t("do.shown")}
        </button>
      )}
    </div>
  );
}
