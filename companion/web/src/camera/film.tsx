// What the camera sees, shown as one picture after another.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { here, picture } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { t } from "../words/words.ts";

interface FilmProps {
  every?: number;
  quiet?: boolean;
  /** What is drawn over the picture. */
  children?: ComponentChildren;
}

export function Film({ every = 700, quiet = false, children }: FilmProps) {
  const shot = useSignal<string | null>(null);
  useEffect(() => {
    let on = true;
    let old = "";
    const look = async () => {
      while (on) {
        const latest = await picture(`${here()}/camera.jpg`).catch(() => null);
        if (latest && on) {
          shot.value = latest;
          if (old) URL.revokeObjectURL(old);
          old = latest;
        }
        await new Promise((done) => setTimeout(done, every));
      }
    };
    void look();
    return () => {
      on = false;
      if (old) URL.revokeObjectURL(old);
    };
  }, []);
  if (quiet && !shot.value) return null;
  return (
    <div class="viewer" data-on={shot.value !== null}>
      {shot.value ? (
        <img src={shot.value} alt={t("camera.live")} />
      ) : (
        <p class="viewer-off">
          <Icon name="camera" />
          {t("join.wait")}
        </p>
      )}
      {shot.value && children}
    </div>
  );
}
