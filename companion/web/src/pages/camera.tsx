// A phone as the camera over the pile. A picture is sent as soon as the last one has arrived.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { here, knowServer, place, TurnedAway, send, server } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { ailing, camera } from "../line/line.ts";
import { Page } from "./page.tsx";
import { jpeg } from "../camera/shrink.ts";
import { t } from "../words/words.ts";

/** The pause between two pictures in milliseconds, which makes fifteen pictures a second. */
const USUAL_PAUSE = 66;
/** The longest pause in milliseconds, for when the companion's machine can't look at more pictures. */
const LONGEST_PAUSE = 200;
/** The widest picture in pixels that the reader can use. */
const FULL_WIDTH = 1920;
/** The width in pixels on a slow network. */
const NARROW_WIDTH = 1280;
/** A network is slow when a picture takes longer than this, in milliseconds. */
const SLOW_PICTURE = 250;
/** How many pictures are timed before the width is settled. */
const TIMED_PICTURES = 5;
type Range = { min: number; max: number; step: number };
interface Abilities {
  torch?: boolean;
  zoom?: Range;
}

export function PhoneCameraPage() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useSignal<MediaStream | null>(null);
  const says = useSignal<string | null>(null);
  const sent = useSignal(0);
  const able = useSignal<Abilities>({});
  const torch = useSignal(false);
  const zoom = useSignal(1);
  const facing = useSignal<"environment" | "user">("environment");
  const allowed = window.isSecureContext && Boolean(navigator.mediaDevices?.getUserMedia);
  const secure = server.value?.https[0] ?? `https://${location.hostname}`;

  useEffect(() => void knowServer(), []);
  const stop = () => {
    stream.value?.getTracks().forEach((track) => track.stop());
    stream.value = null;
  };
  useEffect(() => stop, []);
  const start = async () => {
    stop();
    says.value = null;
    try {
      stream.value = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: facing.value, width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 15 } },
      });
      able.value = (stream.value.getVideoTracks()[0]?.getCapabilities?.() ?? {}) as Abilities;
    } catch {
      says.value = t("camera.none");
    }
  };

  // One picture follows the other; a slow network makes them rarer, but never late.
  useEffect(() => {
    const film = stream.value;
    const screen = video.current;
    if (!film || !screen) return;
    screen.srcObject = film;
    void screen.play().catch(() => undefined);
    let on = true;
    const canvas = document.createElement("canvas");
    const loop = async () => {
      let [took, pictures, widest, pause] = [0, 0, FULL_WIDTH, USUAL_PAUSE];
      while (on) {
        const began = performance.now();
        if (screen.videoWidth) {
          // The width is settled once, because a picture of another size looks like a camera that was moved.
          if (pictures === TIMED_PICTURES && took / TIMED_PICTURES > SLOW_PICTURE) widest = NARROW_WIDTH;
          const scale = Math.min(1, widest / screen.videoWidth);
          canvas.width = Math.round(screen.videoWidth * scale);
          canvas.height = Math.round(screen.videoHeight * scale);
          canvas.getContext("2d", { willReadFrequently: true })!.drawImage(screen, 0, 0, canvas.width, canvas.height);
          try {
            const { lost } = await send<{ lost: boolean }>(`${here()}/frames`, await jpeg(canvas, 0.8));
            pause = lost ? Math.min(LONGEST_PAUSE, pause * 1.2) : Math.max(USUAL_PAUSE, pause * 0.95);
            sent.value += 1;
            says.value = null;
            took += performance.now() - began;
            pictures += 1;
          } catch (error) {
            says.value = error instanceof TurnedAway ? error.message : t("line.failed");
            await new Promise((done) => setTimeout(done, 1500));
          }
        }
        await new Promise((done) => setTimeout(done, Math.max(0, pause - (performance.now() - began))));
      }
    };
    void loop();
    return () => {
      on = false;
    };
  }, [stream.value]);

  const set = (what: Record<string, unknown>) =>
    void stream.value
      ?.getVideoTracks()[0]
      ?.applyConstraints({ advanced: [what as MediaTrackConstraintSet] })
      .catch(() => undefined);
  const last = camera.value?.last?.card;
  const health = camera.value?.on ? camera.value.health : [];
  if (!place.value || (place.value.role !== "camera" && place.value.role !== "host"))
    return (
      <Page title={t("camera.title")} backTo="">
        <p class="note">{t("camera.notable")}</p>
      </Page>
    );
  return (
    <Page title={t("camera.phone")} class="camera-page">
      {!allowed && (
        <div class="note bad column">
          <p>{t("camera.secure", { address: `${secure}/#/camera` })}</p>
          {server.value?.certificate && (
            <a class="button" href={server.value.certificate}>
              <Icon name="down" />
              {t("camera.trust")}
            </a>
          )}
        </div>
      )}
      {says.value && (
        <p class="note bad" role="alert">
          {says.value}
        </p>
      )}
      <div class="viewer" data-on={stream.value !== null}>
        <video ref={video} muted playsInline aria-label={t("camera.live")} />
        {stream.value && (
          <svg class="aim" viewBox="0 0 100 100" aria-hidden="true">
            <path d="M32 26v-6h6M62 20h6v6M68 74v6h-6M38 80h-6v-6" />
          </svg>
        )}
        {!stream.value && (
          <p class="viewer-off">
            <Icon name="camera" />
            {t("camera.aim")}
          </p>
        )}
        {last && stream.value && (
          <p class="viewer-seen" role="status">
            {t("camera.seen", { card: last })}
          </p>
        )}
      </div>
      {stream.value &&
        health.map((one) => (
          <p key={one.code} class="note bad" role="status">
            {ailing(one)}
          </p>
        ))}
      {stream.value && health.length === 0 && (
        <p class={`note ${last ? "good" : ""}`} role="status">
          {t(last ? "camera.good" : "setup.sees")} <small class="quiet">{t("camera.sent", { n: sent.value })}</small>
        </p>
      )}
      <div class="row">
        {stream.value ? (
          <button class="button" onClick={stop}>
            <Icon name="pause" />
            {t("camera.stop")}
          </button>
        ) : (
          <button class="button main big" disabled={!allowed} onClick={() => void start()}>
            <Icon name="camera" />
            {t("camera.start")}
          </button>
        )}
        {able.value.torch && (
          <button
            class="button"
            aria-pressed={torch.value}
            onClick={() => {
              torch.value = !torch.value;
              set({ torch: torch.value });
            }}
          >
            <Icon name="torch" />
            {t("camera.torch")}
          </button>
        )}
        {stream.value && (
          <button
            class="button"
            onClick={() => {
              facing.value = facing.value === "user" ? "environment" : "user";
              void start();
            }}
          >
            <Icon name="turn" />
            {t("camera.front")}
          </button>
        )}
      </div>
      {able.value.zoom && (
        <label class="field">
          {t("camera.zoom")}
          <input
            class="slider"
            type="range"
            min={able.value.zoom.min}
            max={able.value.zoom.max}
            step={able.value.zoom.step || 0.1}
            value={zoom.value}
            onInput={(e) => {
              zoom.value = Number(e.currentTarget.value);
              set({ zoom: zoom.value });
            }}
          />
        </label>
      )}
    </Page>
  );
}
