// Who plays: somebody comes late, goes home, or changes their name. The sheet says what happens to the hand.
import { useSignal } from "@preact/signals";
import { away } from "../table/asked.ts";
import { ask } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { act, table } from "../line/line.ts";
import { Newcomer } from "./newcomer.tsx";
import { household } from "../line/decks.ts";
import { JoinCode } from "../pages/phones.tsx";
import { remember, sidesOf } from "../table/seating.ts";
import { Sheet } from "./sheet.tsx";
import { t, told } from "../words/words.ts";

/** Says before somebody leaves that their hand goes under the draw pile. */
export function Leaving({ name, onDone }: { name: string; onDone: (leaves: boolean) => void }) {
  return (
    <div class="note column" role="alert">
      <p>{t("people.goes", { name })}</p>
      <div class="choices">
        <button class="button main" onClick={() => onDone(true)}>
          {name}: {t("table.leave")}
        </button>
        <button class="button" onClick={() => onDone(false)}>
          {t("nav.cancel")}
        </button>
      </div>
    </div>
  );
}

/** Selects the old name, so that typing replaces it. */
const marked = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Changes the name in what the next set-up will offer. */
async function rememberName(was: string, name: string) {
  const kept = await household();
  const seats = kept.setup?.seats;
  if (Array.isArray(seats) && seats.includes(was))
    await ask(
      "/api/settings",
      { ...kept, setup: { ...kept.setup, seats: seats.map((one) => (one === was ? name : one)) } },
      "PUT",
    );
}

export function People({ onClose }: { onClose: () => void }) {
  const name = useSignal("");
  const leaving = useSignal<string | null>(null);
  const renaming = useSignal<string | null>(null);
  const says = useSignal<string | null>(null);
  const players = table.value?.players ?? [];
  const send = (what: Parameters<typeof act>[0]) =>
    void act(what).then((reply) => {
      says.value = reply.refused ? told(reply.refused) : null;
      if (reply.ok) name.value = "";
    });
  const rename = (was: string, typed: string) => {
    renaming.value = null;
    const typedName = typed.trim();
    if (!typedName || typedName === was) return;
    const names = players.map((one) => one.name);
    const sides = sidesOf(names);
    void act({ act: "rename", player: was, name: typedName }).then((reply) => {
      says.value = reply.refused ? told(reply.refused) : null;
      if (!reply.ok) return;
      remember(
        names.map((one) => (one === was ? typedName : one)),
        sides,
      );
      void rememberName(was, typedName).catch(() => undefined);
    });
  };
  return (
    <Sheet title={t("people.title")} onClose={onClose}>
      <ul class="column">
        {players.map((one) => (
          <li key={one.name} class="row person">
            {renaming.value === one.name ? (
              <form
                class="row grow"
                onSubmit={(e) => {
                  e.preventDefault();
                  rename(one.name, new FormData(e.currentTarget).get("name") as string);
                }}
              >
                <input
                  class="input grow"
                  name="name"
                  aria-label={t("people.rename", { name: one.name })}
                  maxLength={24}
                  autocomplete="off"
                  defaultValue={one.name}
                  ref={marked}
                />
                <button class="button main round" aria-label={t("pick.done")}>
                  <Icon name="check" />
                </button>
              </form>
            ) : (
              <>
                <b>{one.name}</b>
                <button
                  class="button round bare"
                  aria-label={t("people.rename", { name: one.name })}
                  onClick={() => (renaming.value = one.name)}
                >
                  <Icon name="pencil" />
                </button>
              </>
            )}
            <span class="quiet push">{away(one) ? t("people.waits") : t("table.cards", { n: one.cards })}</span>
            {away(one) ? (
              <button class="button" onClick={() => send({ act: "join", player: one.name })}>
                <Icon name="plus" />
                {t("table.join")}
              </button>
            ) : (
              <button class="button" onClick={() => (leaving.value = one.name)}>
                <Icon name="next" />
                {t("table.leave")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {leaving.value && (
        <Leaving
          name={leaving.value}
          onDone={(leaves) => {
            if (leaves) send({ act: "leave", player: leaving.value! });
            leaving.value = null;
          }}
        />
      )}
      <h3>{t("people.late")}</h3>
      <p class="quiet">{t("people.comes")}</p>
      <Newcomer name={name} onAdd={() => name.value.trim() && send({ act: "join", player: name.value.trim() })} />
      {says.value && (
        <p class="note bad" role="status">
          {says.value}
        </p>
      )}
      <details class="panel">
        <summary>
          <h3>{t("people.phone")}</h3>
        </summary>
        <JoinCode />
      </details>
    </Sheet>
  );
}
