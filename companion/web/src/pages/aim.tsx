// The tablet's view of its camera: which one, what it sees, what to do about the light.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Invitation, Webcam } from "../contract.ts";
import { ask, here, TurnedAway } from "../line/door.ts";
import { Film } from "../camera/film.tsx";
import { Icon } from "../cards/icon.tsx";
import { ailing, camera } from "../line/line.ts";
import { scalable } from "../line/qr.ts";
import { Page, Radio } from "./page.tsx";
import { t } from "../words/words.ts";
import { Directions, WaveIn } from "../camera/directions.tsx";

export function AimPage() {
  return (
    <Page title={t("camera.title")}>
      <CameraChoice />
    </Page>
  );
}

/** The code that opens the camera page on a phone, and what to tap when its browser warns. */
function PhoneCameraCode() {
  const invited = useSignal<Invitation | null>(null);
  useEffect(() => {
    void ask<Invitation>(`${here()}/invitations`, { role: "camera" })
      .then((made) => (invited.value = made))
      .catch(() => undefined);
  }, []);
  return (
    <section class="panel">
      <h2>{t("camera.scan")}</h2>
      {invited.value && (
        <>
          <div
            class="qr"
            role="img"
            aria-label={t("camera.scan")}
            dangerouslySetInnerHTML={{ __html: scalable(invited.value.qr) }}
          />
          <p class="address">{invited.value.https_link}</p>
        </>
      )}
      <ol class="steps">
        <li>{t("camera.step-scan")}</li>
        <li>
          {t("camera.step-warn")}
          <ul>
            <li>
              <b>{t("camera.android")}</b> {t("camera.step-chrome")}
            </li>
            <li>
              <b>{t("camera.iphone")}</b> {t("camera.step-safari")}
            </li>
          </ul>
        </li>
        <li>{t("camera.step-start")}</li>
      </ol>
    </section>
  );
}

export function CameraChoice() {
  const all = useSignal<Webcam[]>([]);
  const chosen = useSignal<string | null>(null);
  const says = useSignal<string | null>(null);
  const failing = (error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed"));
  useEffect(() => {
    void ask<{ cameras: Webcam[] }>("/api/cameras")
      .then((answer) => (all.value = answer.cameras))
      .catch(failing);
    void ask<{ on: boolean; source: string | null }>(`${here()}/camera`)
      .then((answer) => (chosen.value = answer.on ? answer.source : null))
      .catch(() => undefined);
  }, []);
  const choose = (source: string | null) => {
    says.value = null;
    void ask(`${here()}/camera`, { source }, "PUT")
      .then(() => (chosen.value = source))
      .catch(failing);
  };
  const health = camera.value?.on ? camera.value.health : [];
  const last = camera.value?.last?.card;
  return (
    <div class="panels wide-first">
      <section class="panel">
        <h2>{t("camera.choose")}</h2>
        <div class="column" role="radiogroup" aria-label={t("camera.choose")}>
          <Radio group="camera" class="start" on={chosen.value === null} onChoose={() => choose(null)}>
            <Icon name="cards" />
            {t("setup.nocamera")}
          </Radio>
          {all.value.map((one) => (
            <Radio
              key={one.source}
              group="camera"
              class="start"
              on={chosen.value === one.source}
              onChoose={() => choose(one.source)}
            >
              <Icon name="camera" />
              {one.says}
            </Radio>
          ))}
          <Radio group="camera" class="start" on={chosen.value === "push:"} onChoose={() => choose("push:")}>
            <Icon name="phone" />
            {t("setup.phonecamera")}
          </Radio>
        </div>
        {says.value && (
          <p class="note bad" role="alert">
            {says.value}
          </p>
        )}
      </section>
      {chosen.value === "push:" && <PhoneCameraCode />}
      {chosen.value && (
        <section class="panel">
          <h2>{t("camera.live")}</h2>
          <Film key={chosen.value}>
            <Directions />
          </Film>
          {health.map((one) => (
            <p key={one.code} class={`note ${one.code === "good" ? "good" : "bad"}`} role="status">
              {ailing(one)}
            </p>
          ))}
          <p class="lead" role="status">
            {last ? t("setup.seen", { card: last }) : t("setup.sees")}
          </p>
        </section>
      )}
      {chosen.value && <WaveIn />}
    </div>
  );
}
