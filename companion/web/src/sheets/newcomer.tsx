// A field to add one more name.
import type { Signal } from "@preact/signals";
import { Icon } from "../cards/icon.tsx";
import { t } from "../words/words.ts";

export const Newcomer = ({ name, onAdd }: { name: Signal<string>; onAdd: () => void }) => (
  <form
    class="row"
    onSubmit={(e) => {
      e.preventDefault();
      onAdd();
    }}
  >
    <input
      class="input grow"
      aria-label={t("setup.name")}
      placeholder={t("setup.name")}
      maxLength={24}
      autocomplete="off"
      value={name.value}
      onInput={(e) => (name.value = e.currentTarget.value)}
    />
    <button class="button main" aria-label={t("setup.add")}>
      <Icon name="plus" />
    </button>
  </form>
);
