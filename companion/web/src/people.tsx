// Who plays: somebody comes late, somebody goes home. It says what happens to the hand.
import { useSignal } from "@preact/signals";
import { away } from "./asked.ts";
import { Icon } from "./icon.tsx";
import { act, table } from "./line.ts";
import { JoinCode } from "./pages/phones.tsx";
import { Sheet } from "./sheet.tsx";
import { t, told } from "./words.ts";

export function People({ onClose }: { onClose: () => void }) {
  const name = useSignal("");
  const leaving = useSignal<string | null>(null);
  const says = useSignal<string | null>(null);
  const players = table.value?.players ?? [];
  const send = (what: Parameters<typeof act>[0]) =>
    void act(what).then((reply) => {
      says.value = reply.refused ? told(reply.refused) : null;
      if (reply.ok) name.value = "";
    });
  return (
    <Sheet title={t("people.title")} onClose={onClose}>
      <ul class="column">
        {players.map((one) => (
          <li key={one.name} class="row">
            <b class="grow">{one.name}</b>
            <span class="quiet">{away(one) ? t("people.waits") : t("table.cards", { n: one.cards })}</span>
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
        <div class="note column" role="alert">
          <p>{t("people.goes", { name: leaving.value })}</p>
          <div class="choices">
            <button
              class="button main"
              onClick={() => {
                send({ act: "leave", player: leaving.value! });
                leaving.value = null;
              }}
            >
              {leaving.value}: {t("table.leave")}
            </button>
            <button class="button" onClick={() => (leaving.value = null)}>
              {t("nav.cancel")}
            </button>
          </div>
        </div>
      )}
      <form
        class="column"
        onSubmit={(e) => {
          e.preventDefault();
          const fresh = name.value.trim();
          if (fresh) send({ act: "join", player: fresh });
        }}
      >
        <h3>{t("people.late")}</h3>
        <p class="quiet">{t("people.comes")}</p>
        <div class="row">
          <input
            class="input grow"
            aria-label={t("setup.name")}
            placeholder={t("setup.name")}
            maxLength={24}
            autocomplete="off"
            value={name.value}
            onInput={(e) => (name.value = e.currentTarget.value)}
          />
          <button class="button main">
            <Icon name="plus" />
            {t("setup.add")}
          </button>
        </div>
      </form>
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
