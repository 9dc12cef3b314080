// A control that has just appeared takes no tap for a moment, because the tap was meant for what stood there before.

/** That moment, in milliseconds. */
const MOMENT = 350;
const justAppeared = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

function mark(el: HTMLElement) {
  clearTimeout(justAppeared.get(el));
  el.dataset.justAppeared = "";
  justAppeared.set(
    el,
    setTimeout(() => {
      delete el.dataset.justAppeared;
      justAppeared.delete(el);
    }, MOMENT),
  );
}

/** The controls in this change that appeared or that say something new. */
function changed(record: MutationRecord): HTMLElement[] {
  if (record.type === "characterData") {
    const button = record.target.parentElement?.closest("button");
    return button ? [button] : [];
  }
  return [...record.addedNodes].filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement && (node.matches("button, a") || !!node.querySelector("button, a")),
  );
}

/** Says whether this tap would have hit the element; an element that lies beneath another would not be hit. */
function onTop(el: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  delete el.dataset.justAppeared;
  const hit = document.elementFromPoint(clientX, clientY);
  el.dataset.justAppeared = "";
  return el.contains(hit);
}

/** Holds back taps on controls that have just appeared. Keys are not held back, because they never hit the wrong button. */
export function holdBackQuickTaps() {
  new MutationObserver((records) => {
    for (const el of records.flatMap(changed)) mark(el);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener(
    "click",
    (tap) => {
      // The tap went through to what lies below the new control.
      if (tap.detail > 0 && [...justAppeared.keys()].some((el) => el.isConnected && onTop(el, tap))) {
        tap.stopImmediatePropagation();
        tap.preventDefault();
      }
    },
    { capture: true },
  );
}
