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

/** Only fingers are held back; keys never hit the wrong button. */
export function holdBackQuickTaps() {
  new MutationObserver((records) => {
    for (const el of records.flatMap(changed)) mark(el);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener(
    "click",
    (tap) => {
      if (tap.detail === 0) return;
      const over = ({ left, right, top, bottom }: DOMRect) =>
        left <= tap.clientX && tap.clientX <= right && top <= tap.clientY && tap.clientY <= bottom;
      // It went through to what lies below.
      if ([...fresh.keys()].some((el) => el.isConnected && over(el.getBoundingClientRect()))) {
        tap.stopImmediatePropagation();
        tap.preventDefault();
      }
    },
    { capture: true },
  );
}
