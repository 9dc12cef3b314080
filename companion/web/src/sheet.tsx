// A sheet of paper that rises over the table: it holds the focus, and Escape puts it away.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { t } from "./words.ts";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  /** Turned towards the player it is for, on a tablet that lies flat. */
  facing?: number;
}

// Sheets can lie on sheets; keys belong to the topmost.
const pile: object[] = [];

export function Sheet({ title, onClose, children, class: more = "", facing = 0 }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const closing = useRef(onClose);
  closing.current = onClose;
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const behind = document.getElementById("behind");
    behind?.setAttribute("inert", "");
    behind?.setAttribute("aria-hidden", "true");
    box.current?.focus();
    const mine = {};
    pile.push(mine);
    const key = (event: KeyboardEvent) => {
      if (pile[pile.length - 1] !== mine) return;
      if (event.key === "Escape") closing.current();
      if (event.key !== "Tab" || !box.current) return;
      const stops = [...box.current.querySelectorAll<HTMLElement>("button:not([disabled]), a[href], input, select, textarea")];
      const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
      const to = event.shiftKey ? stops[stops.length - 1] : stops[0];
      if (document.activeElement === edge || (event.shiftKey && document.activeElement === box.current)) {
        event.preventDefault();
        to?.focus();
      }
    };
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("keydown", key);
      pile.splice(pile.indexOf(mine), 1);
      if (!pile.length) {
        behind?.removeAttribute("inert");
        behind?.removeAttribute("aria-hidden");
      }
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      class={`shade ${facing ? "shade-turned" : ""} ${facing % 180 ? "shade-side" : ""}`}
      style={{ "--facing": `${facing}deg` }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div ref={box} class={`sheet ${more}`} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <div class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button class="button round" aria-label={t("nav.close")} onClick={onClose}><Icon name="close" /></button>
        </div>
        {children}
      </div>
    </div>
  );
}
