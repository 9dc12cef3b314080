// The frame of a page that lies beside the table.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../cards/icon.tsx";
import { homePage } from "../line/home.ts";
import { go, route } from "../line/route.ts";
import { t } from "../words/words.ts";

/** The paragraph of the help that tells about each page. */
const HELP: Record<string, string> = {
  setup: "setup",
  fix: "fix",
  hands: "end",
  phones: "phones",
  aim: "camera",
  camera: "camera",
  teach: "camera",
  history: "history",
  replay: "history",
  print: "print",
  score: "score",
  settings: "good",
  rules: "play",
};

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
          <button class="button round" aria-label={t("nav.back")} onClick={() => go(backTo ?? homePage())}>
            <Icon name="back" />
          </button>
          <h1>{title}</h1>
          {HELP[route.value[0] ?? ""] && (
            <a class={`button round ${tools ? "" : "push"}`} href={`#/help/${HELP[route.value[0]!]}`}>
              <span aria-hidden="true">?</span>
              <span class="unseen">{t("welcome.help")}</span>
            </a>
          )}
          {tools && <div class="row push">{tools}</div>}
        </header>
        {children}
      </div>
    </main>
  );
}

export function Switch({
  on,
  onChange,
  label,
  note,
}: {
  on: boolean;
  onChange: (on: boolean) => void;
  label: string;
  note?: string;
}) {
  return (
    <button class="switch" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <span class="knob" aria-hidden="true" />
    </button>
  );
}

interface RadioProps {
  /** The name that all radios of a group share. */
  group: string;
  on: boolean;
  onChoose: () => void;
  class?: string;
  children: ComponentChildren;
}

/** A browser's own radio that is drawn as a button, so that the arrow keys work as everywhere. */
export function Radio({ group, on, onChoose, class: more = "", children }: RadioProps) {
  return (
    <label class={`button radio ${more}`} data-on={on}>
      <input type="radio" name={group} checked={on} onChange={onChoose} />
      {children}
    </label>
  );
}

/** A group of radios. */
export function Choice<T extends string | number>({
  label,
  value,
  of,
  onChange,
}: {
  label: string;
  value: T;
  of: [T, ComponentChildren][];
  onChange: (value: T) => void;
}) {
  const group = useId();
  return (
    <div class="choices" role="radiogroup" aria-label={label}>
      {of.map(([one, words]) => (
        <Radio key={String(one)} group={group} on={value === one} onChoose={() => onChange(one)}>
          {words}
        </Radio>
      ))}
    </div>
  );
}
