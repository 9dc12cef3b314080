// "It saw that wrong": one tap keeps the camera's last half minute on the companion's machine, with what was read.
import { useSignal } from "@preact/signals";
import { ask, here, TurnedAway } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { message } from "../line/line.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { t } from "../words/words.ts";

export function MisreadButton() {
  const says = useSignal<string | null>(null);
  const kept = useSignal(false);
  const seen = message.value?.act === "seen" || message.value?.table?.awaiting.some((one) => one.ask === "dispute");
  const keep = () => {
    says.value = t("join.wait");
    kept.value = false;
    void ask<{ file: string; seconds: number }>(`${here()}/camera/film`, {})
      .then(({ file, seconds }) => {
        says.value = t("misread.kept", { file, n: Math.round(seconds) });
        kept.value = true;
      })
      .catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  };
  if (!seen && !says.value) return null;
  return (
    <>
      <button class="button misread" onClick={keep}>
        <Icon name="camera" />
        {t("misread.seen")}
      </button>
      {says.value && (
        <Sheet title={t("misread.seen")} onClose={() => (says.value = null)}>
          <p class="lead file-named" role="status">
            {says.value}
          </p>
          {kept.value && <p class="quiet">{t("misread.how")}</p>}
        </Sheet>
      )}
    </>
  );
}
