// What has just appeared under a finger takes no tap for a moment: it was meant for what stood there before.
const MOMENT = 350;
const fresh = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

function mark(el: HTMLElement) {
  clearTimeout(fresh.get(el));
  el.dataset.fresh = "";
  fresh.set(
    el,
    setTimeout(() => {
      delete el.dataset.fresh;
      fresh.delete(el);
    }, MOMENT),
  );
}

/** A control that came, or that says something else than before. */
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

/** Would this have been hit, had it been there for long? What lies beneath something else would not. */
function onTop(el: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  delete el.dataset.fresh;
  const hit = document.elementFromPoint(clientX, clientY);
  el.dataset.fresh = "";
  return el.contains(hit);
}

/** Only fingers are held back; keys never hit the wrong button. */
export function holdBackQuickTaps() {
  new MutationObserver((records) => {
    for (const el of records.flatMap(changed)) mark(el);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener(
    "click",
    (tap) => {
      // It went through to what lies below.
      if (tap.detail > 0 && [...fresh.keys()].some((el) => el.isConnected && onTop(el, tap))) {
        tap.stopImmediatePropagation();
        tap.preventDefault();
      }
    },
    { capture: true },
  );
}
