// "Does the tablet lie flat or stand?" is asked once, because nobody wants to see text upside down first.
import { Icon } from "../cards/icon.tsx";
import { lying, placed } from "../line/settings.ts";
import { Sheet } from "./sheet.tsx";
import { t } from "../words/words.ts";

export function layTablet(flat: boolean) {
  lying.value = flat;
  placed.value = true;
}

export function OrientationSheet() {
  return (
    <Sheet title={t("orientation.title")} onClose={() => layTablet(false)}>
      <div class="choices">
        <button class="button main big" onClick={() => layTablet(true)}>
          <Icon name="turn" />
          {t("orientation.flat")}
        </button>
        <button class="button main big" onClick={() => layTablet(false)}>
          <Icon name="eye" />
          {t("orientation.stands")}
        </button>
      </div>
      <p class="quiet">{t("orientation.how")}</p>
    </Sheet>
  );
}
