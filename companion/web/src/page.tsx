// The frame of a page that lies beside the table.
import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";
import { place } from "./door.ts";
import { go } from "./route.ts";
import { t } from "./words.ts";

export const homePage = () => (!place.value ? "" : place.value.role === "seat" ? "phone" : place.value.role === "camera" ? "camera" : "table");

interface PageProps {
  title: string;
  children: ComponentChildren;
  class?: string;
  tools?: ComponentChildren;
  backTo?: string;
}

export function Page({ title, children, class: more = "", tools, backTo }: PageProps) {
  return (
    <main class={`page ${more}`}>
      <div class="page-inner">
        <header class="page-head">
          <button class="button round" aria-label={t("nav.back")} onClick={() => go(backTo ?? homePage())}><Icon name="back" /></button>
          <h1>{title}</h1>
          {tools && <div class="row push">{tools}</div>}
        </header>
        {children}
      </div>
    </main>
  );
}

export function Switch({ on, onChange, label, note }: { on: boolean; onChange: (on: boolean) => void; label: string; note?: string }) {
  return (
    <button class="switch" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
      <span>{label}{note && <small>{note}</small>}</span>
      <span class="knob" aria-hidden="true" />
    </button>
  );
}

/** One of a few, as buttons. */
export function Choice<T extends string | number>({ label, value, of, onChange }: { label: string; value: T; of: [T, ComponentChildren][]; onChange: (value: T) => void }) {
  return (
    <div class="choices" role="radiogroup" aria-label={label}>
      {of.map(([one, words]) => (
        <button key={String(one)} class="button" role="radio" aria-checked={value === one} onClick={() => onChange(one)}>{words}</button>
      ))}
    </div>
  );
}
