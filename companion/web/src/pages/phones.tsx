// Who is at the table with which device, and how the next one joins.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, here, isHost, TurnedAway, server, text, knowServer } from "../line/door.ts";
import type { Invitation, Role } from "../contract.ts";
import { Icon, type IconName } from "../cards/icon.tsx";
import { devices, message } from "../line/line.ts";
import { scalable } from "../line/qr.ts";
import { Page, Switch } from "./page.tsx";
import { go } from "../line/route.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { t } from "../words/words.ts";

const MARKS: Record<Role, IconName> = { host: "crown", seat: "phone", camera: "camera", spectator: "phone" };

/** The QR code and the letters that let a phone join this table. */
export function JoinCode() {
  const svg = useSignal("");
  const code = message.value?.code;
  useEffect(() => {
    void knowServer();
    if (isHost() && code)
      void text(`${here()}/join.svg`)
        .then((drawn) => (svg.value = drawn))
        .catch(() => undefined);
  }, [code]);
  const address = (server.value?.http[0] ?? location.origin).replace(/^https?:\/\//, "");
  if (!code) return null;
  return (
    <section class="join-code">
      {svg.value && (
        <div
          class="qr"
          role="img"
          aria-label={t("join.scan")}
          dangerouslySetInnerHTML={{ __html: scalable(svg.value) }}
        />
      )}
      <div class="column">
        <h2>{t("join.scan")}</h2>
        <p class="quiet">{t("join.or", { address })}</p>
        <p class="code-letters">
          <span aria-hidden="true">{code}</span>
          <span class="unseen">{code.split("").join(" ")}</span>
        </p>
      </div>
    </section>
  );
}

/** The address that a television or a stream opens to show this table. */
export function WatchAddress() {
  const code = message.value?.code;
  const address = (server.value?.http[0] ?? location.origin).replace(/^https?:\/\//, "");
  if (!code) return null;
  return (
    <section class="note column">
      <h3>{t("watch.title")}</h3>
      <p>{t("watch.open")}</p>
      <p class="address">{`${address}/#/watch/${code}`}</p>
      <p class="quiet">{t("watch.stream")}</p>
      <p class="address">{`${address}/#/watch/${code}/clear`}</p>
    </section>
  );
}

export function PhonesPage() {
  const invited = useSignal<{ role: string; by: Invitation } | null>(null);
  const says = useSignal<string | null>(null);
  const trying = (what: Promise<unknown>) =>
    void what.catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  const invite = (role: string) =>
    trying(ask<Invitation>(`${here()}/invitations`, { role }).then((by) => (invited.value = { role, by })));
  return (
    <Page title={t("nav.phones")}>
      {says.value && (
        <p class="note bad" role="alert">
          {says.value}
        </p>
      )}
      <div class="panels wide-first">
        <div class="panel">
          <JoinCode />
          {isHost() && (
            <Switch
              on={message.value?.code != null}
              label={t("join.open")}
              onChange={(open) => trying(ask(`${here()}/code`, { open }))}
            />
          )}
          <WatchAddress />
        </div>
        <div class="panel">
          <h2>{t("join.devices")}</h2>
          <ul class="devices">
            {devices.value.map((one) => (
              <li key={one.device} class="row" data-here={one.here}>
                <Icon name={MARKS[one.role]} />
                <b>
                  {one.seat ??
                    (one.role === "host" && (!one.name || one.name === "host") ? t("join.tablet") : one.name) ??
                    t(`join.role-${one.role}`)}
                </b>
                <small class="quiet">
                  {t(`join.role-${one.role}`)}, {one.here ? t("join.here") : t("join.gone")}
                </small>
                {isHost() && one.role !== "host" && (
                  <button
                    class="button push"
                    onClick={() => trying(ask(`${here()}/devices/${one.device}`, undefined, "DELETE"))}
                  >
                    {t("join.out")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {isHost() && (
            <div class="choices">
              <button class="button" onClick={() => invite("camera")}>
                <Icon name="camera" />
                {t("join.camera")}
              </button>
              <button class="button" onClick={() => invite("host")}>
                <Icon name="crown" />
                {t("join.host")}
              </button>
            </div>
          )}
        </div>
      </div>
      {invited.value && (
        <Sheet
          title={invited.value.role === "camera" ? t("join.camera") : t("join.host")}
          onClose={() => (invited.value = null)}
        >
          <div class="join-code">
            <div
              class="qr"
              role="img"
              aria-label={t("join.scan")}
              dangerouslySetInnerHTML={{ __html: scalable(invited.value.by.qr) }}
            />
            <div class="column">
              {invited.value.role === "camera" && <p>{t("join.cameraqr")}</p>}
              <p class="quiet">{t("join.soon")}</p>
              <p class="address">
                {(invited.value.role === "camera" ? invited.value.by.https_link : null) ?? invited.value.by.link}
              </p>
              {invited.value.role === "host" && (
                <>
                  <p class="quiet">{t("join.typed")}</p>
                  <p class="code-letters long">{invited.value.by.key.replace(/(\d{3})(?=\d)/g, "$1 ")}</p>
                </>
              )}
              {invited.value.role === "camera" && server.value?.certificate && (
                <a href={server.value.certificate}>{t("camera.trust")}</a>
              )}
            </div>
          </div>
        </Sheet>
      )}
    </Page>
  );
}

/** The table before its first game. */
export function Lobby() {
  return (
    <Page title={message.value?.name || t("app.name")} backTo="">
      <div class="panels wide-first">
        <div class="panel">
          <JoinCode />
        </div>
        <div class="panel">
          <h2>{t("nav.setup")}</h2>
          {isHost() ? (
            <button class="button main big wide" onClick={() => go("setup")}>
              <Icon name="cards" />
              {t("welcome.new")}
            </button>
          ) : (
            <p class="lead">{t("phone.notyet")}</p>
          )}
          <button class="button wide" onClick={() => go("print")}>
            <Icon name="printer" />
            {t("nav.print")}
          </button>
        </div>
      </div>
    </Page>
  );
}
