// "It saw that wrong": one tap keeps the last half minute of the camera, with what was read, on the companion's machine.
import { useSignal } from "@preact/signals";
import { ask, here, TurnedAway } from "./door.ts";
import { Icon } from "./icon.tsx";
import { message } from "./line.ts";
import { Sheet } from "./sheet.tsx";
import { t } from "./words.ts";

export function SawWrong() {
  const says = useSignal<string | null>(null);
  const kept = useSignal(false);
  const seen = message.value?.act === "seen" || message.value?.table?.awaiting.some((one) => one.ask === "dispute");
  const keep = () => {
    says.value = t("join.wait");
    kept.value = false;
    void ask<{ file: string; seconds: number }>(`${here()}/camera/film`, {})
      .then(({ file, seconds }) => {
        says.value = t("wrong.kept", { file, n: Math.round(seconds) });
        kept.value = true;
      })
      .catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  };
  if (!seen && !says.value) return null;
  return (
    <>
      <button class="button saw-wrong" onClick={keep}>
        <Icon name="camera" />
        {t("wrong.seen")}
      </button>
      {says.value && (
        <Sheet title={t("wrong.seen")} onClose={() => (says.value = null)}>
          <p class="lead file-named" role="status">
            {says.value}
          </p>
          {kept.value && <p class="quiet">{t("wrong.how")}</p>}
        </Sheet>
      )}
    </>
  );
}
