// What can be done with one player: catch, veto, put a count right, leave and come back.
import { useSignal } from "@preact/signals";
import { act, table } from "../line/line.ts";
import { isHost, place } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { Stepper } from "./stepper.tsx";
import { away } from "../table/asked.ts";
import { facing } from "../table/facing.ts";
import { Leaving } from "./people.tsx";
import { Sheet } from "./sheet.tsx";
import { game } from "../line/games.ts";
import { t } from "../words/words.ts";

export function PlayerSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const now = table.value;
  const player = now?.players.find((one) => one.name === name);
  const cards = useSignal(player?.cards ?? 0);
  const score = useSignal(player?.score ?? 0);
  const leaving = useSignal(false);
  if (!now || !player) return null;
  const done = (what: Parameters<typeof act>[0]) => {
    onClose();
    void act(what);
  };
  const others = now.players.filter((one) => one.name !== name);
  const me = isHost() ? null : place.value?.seat;
  const by = me ? others.filter((one) => one.name === me) : others;
  const hasVeto = game(now.game)?.veto ?? false;
  return (
    <Sheet title={name} facing={facing(name)} onClose={onClose}>
      <div class="choices">
        {player.uno === "owed" &&
          by.map((one) => (
            <button
              key={one.name}
              class="button main"
              onClick={() => done({ act: "catch", player: one.name, target: name })}
            >
              <Icon name="shout" />
              {one.name}: {t("do.catch", { name })}
            </button>
          ))}
        {(isHost() || me === null || place.value?.seat === name) && (
          <button class="button" onClick={() => done({ act: "uno", player: name })}>
            <Icon name="shout" />
            {t("do.uno")}
          </button>
        )}
      </div>
      {hasVeto && (
        <section class="column">
          <h3>{t("veto.title")}</h3>
          <p class="quiet">{player.vetoed ? t("veto.held", { name }) : t("veto.says")}</p>
          {!player.vetoed && (
            <div class="choices" role="group" aria-label={t("veto.who")}>
              {by.map((one) => (
                <button
                  key={one.name}
                  class="button"
                  onClick={() => done({ act: "veto", player: one.name, target: name })}
                >
                  <Icon name="veto" />
                  {one.name}
                </button>
              ))}
            </div>
          )}
        </section>
      )}
      {isHost() && (
        <section class="column">
          <h3>{t("table.set")}</h3>
          <div class="row">
            <span class="row">
              {t("fix.setcards")}
              <Stepper value={cards.value} label={t("fix.setcards")} onChange={(n) => (cards.value = n)} />
            </span>
            <label class="row">
              {t("fix.setscore")}
              <input
                class="input number"
                type="number"
                inputMode="numeric"
                min="0"
                value={score.value}
                onInput={(e) => (score.value = Number(e.currentTarget.value))}
              />
            </label>
            <button
              class="button push"
              disabled={cards.value === player.cards && score.value === player.score}
              onClick={() =>
                done({
                  act: "set",
                  player: name,
                  ...(cards.value !== player.cards ? { cards: cards.value } : {}),
                  ...(score.value !== player.score ? { score: score.value } : {}),
                })
              }
            >
              <Icon name="check" />
              {t("fix.do")}
            </button>
          </div>
          <div class="choices">
            {away(player) ? (
              <button class="button" onClick={() => done({ act: "join", player: name })}>
                <Icon name="users" />
                {t("table.join")}
              </button>
            ) : (
              <button class="button" onClick={() => (leaving.value = true)}>
                <Icon name="users" />
                {t("table.leave")}
              </button>
            )}
          </div>
          {leaving.value && (
            <Leaving
              name={name}
              onDone={(leaves) => (leaves ? done({ act: "leave", player: name }) : (leaving.value = false))}
            />
          )}
        </section>
      )}
    </Sheet>
  );
}
