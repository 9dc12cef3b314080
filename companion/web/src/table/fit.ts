// Makes the middle of the table fit: its words shrink step by step until nothing stands over the edge.

/** The sizes that are tried, as shares of the full size. */
const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.53, 0.46, 0.4, 0.34, 0.28];

/** Says whether every part is within the stage, no part covers the next, and every word is within its button. */
function fits(stage: HTMLElement): boolean {
  const say = stage.querySelector<HTMLElement>(".say")!;
  const foot = stage.querySelector<HTMLElement>(".stage-foot")!;
  const keys = stage.querySelector<HTMLElement>(".keys");
  const end = stage.clientHeight;
  const floor = say.offsetTop + say.offsetHeight;
  const deep = keys ? keys.offsetTop + keys.offsetHeight : floor;
  if (foot.offsetTop + foot.offsetHeight > end || foot.offsetTop < deep - 1) return false;
  if (keys && (keys.offsetTop < floor - 1 || keys.scrollWidth > keys.clientWidth + 1)) return false;
  for (const part of say.children as Iterable<HTMLElement> & HTMLCollection)
    if (part.offsetTop < say.offsetTop - 1 || part.offsetTop + part.offsetHeight > floor + 1) return false;
  if (say.scrollWidth > say.clientWidth + 1 || foot.scrollWidth > foot.clientWidth + 1) return false;
  for (const button of stage.querySelectorAll("button"))
    if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 3) return false;
  return true;
}

function fit(stage: HTMLElement) {
  stage.style.removeProperty("--k");
  // An upright screen scrolls, so nothing has to shrink.
  if (getComputedStyle(stage).position === "static") return;
  const tried = (step: number) => {
    stage.style.setProperty("--k", String(STEPS[step]));
    return fits(stage);
  };
  if (tried(0)) return;
  // A binary search for the largest size that fits, because each try costs a layout.
  let [large, small] = [0, STEPS.length - 1];
  while (small - large > 1) {
    const middle = (large + small) >> 1;
    if (tried(middle)) small = middle;
    else large = middle;
  }
  tried(small);
}

/** Keeps a stage fitting whenever its words or its room change. */
export function keepFitting(stage: HTMLElement): () => void {
  const again = () => fit(stage);
  const said = new MutationObserver(again);
  const room = new ResizeObserver(again);
  said.observe(stage, { childList: true, characterData: true, subtree: true });
  room.observe(stage);
  void document.fonts?.ready.then(again);
  again();
  return () => {
    said.disconnect();
    room.disconnect();
  };
}
