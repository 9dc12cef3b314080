// A dialog that rises over everything. It holds the focus, and Escape closes it.
import { render, type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../cards/icon.tsx";
import { t } from "../words/words.ts";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** How far the sheet is turned towards its player on a flat tablet, in degrees. */
  facing?: number;
}

let sheets = 0;

// Sheets can lie on sheets; keys go to the topmost one.
const pile: HTMLElement[] = [];

/** A sheet is drawn beside the page and not in it, so that nothing that turns or hides the page affects it. */
export function Sheet(props: SheetProps) {
  const place = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const mine = document.body.appendChild(document.createElement("div"));
    const covered = [...document.body.children].filter((el) => el !== mine && !el.hasAttribute("inert"));
    const before = document.activeElement as HTMLElement | null;
    covered.forEach((el) => el.setAttribute("inert", ""));
    place.current = mine;
    pile.push(mine);
    return () => {
      render(null, mine);
      mine.remove();
      pile.splice(pile.indexOf(mine), 1);
      covered.forEach((el) => el.removeAttribute("inert"));
      if (before?.isConnected) before.focus();
    };
  }, []);
  useLayoutEffect(() => render(<Paper {...props} />, place.current!));
  return null;
}

function Paper({ title, onClose, children, class: more = "", facing = 0 }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  // Each sheet has its own root, where useId would start again at the same ids.
  const id = useRef(`sheet-${++sheets}`).current;
  const closing = useRef(onClose);
  closing.current = onClose;
  useEffect(() => {
    const me = box.current!;
    me.focus();
    const key = (event: KeyboardEvent) => {
      if (!pile[pile.length - 1]?.contains(me)) return;
      if (event.key === "Escape") closing.current();
      if (event.key !== "Tab") return;
      const stops = [...me.querySelectorAll<HTMLElement>("button:not([disabled]), a[href], input, select, textarea")];
      const [first, last] = [stops[0], stops[stops.length - 1]];
      const at = document.activeElement;
      if (event.shiftKey ? at === first || at === me : at === last) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the shade is no control, only an easy target
    <div
      class={`shade ${facing ? "shade-turned" : ""} ${facing % 180 ? "shade-side" : ""}`}
      style={{ "--facing": `${facing}deg` }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div ref={box} class={`sheet ${more}`} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <div class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button class="button round" aria-label={t("nav.close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
