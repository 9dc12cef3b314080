// "Does the tablet lie flat or stand?" Asked once: text upside down is no first thing to see.
import { Icon } from "./icon.tsx";
import { lying, placed } from "./settings.ts";
import { Sheet } from "./sheet.tsx";
import { t } from "./words.ts";

export function place(flat: boolean) {
  lying.value = flat;
  placed.value = true;
}

export function LiesOrStands() {
  return (
    <Sheet title={t("lies.title")} onClose={() => place(false)}>
      <div class="choices">
        <button class="button main big" onClick={() => place(true)}>
          <Icon name="turn" />
          {t("lies.flat")}
        </button>
        <button class="button main big" onClick={() => place(false)}>
          <Icon name="eye" />
          {t("lies.stands")}
        </button>
      </div>
      <p class="quiet">{t("lies.how")}</p>
    </Sheet>
  );
}
