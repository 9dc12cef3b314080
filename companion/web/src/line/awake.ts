// Keeps the screen on where the browser allows it, which is on secure addresses only.
import { effect } from "@preact/signals";
import { link } from "./line.ts";
import { awake } from "./settings.ts";

interface Lock {
  release(): Promise<void>;
}

export const canStayAwake = "wakeLock" in navigator;

export function stayAwake() {
  if (!canStayAwake) return;
  let lock: Lock | null = null;
  const hold = async () => {
    const wanted = awake.value && link.value === "here" && document.visibilityState === "visible";
    if (wanted && !lock)
      lock = await (navigator as unknown as { wakeLock: { request(kind: "screen"): Promise<Lock> } }).wakeLock
        .request("screen")
        .catch(() => null);
    else if (!wanted && lock) {
      await lock.release().catch(() => undefined);
      lock = null;
    }
  };
  effect(() => void hold());
  document.addEventListener("visibilitychange", () => {
    lock = null;
    void hold();
  });
}
