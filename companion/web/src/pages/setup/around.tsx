// The table seen from above. Players change places by a tap on each, or by dragging.
import { useSignal } from "@preact/signals";
import { Icon } from "../../cards/icon.tsx";
import { moved, PLACES, type Seats } from "../../table/placing.ts";
import { t } from "../../words/words.ts";

export function Around({
  seats,
  dealer,
  onChange,
}: {
  seats: Seats;
  dealer: string | null;
  onChange: (seats: Seats) => void;
}) {
  const held = useSignal<number | null>(null);
  const drag = useSignal<{ from: number; x: number; y: number } | null>(null);
  const tap = (i: number) => {
    if (held.value === null) held.value = seats[i] ? i : null;
    else {
      if (held.value !== i) onChange(moved(seats, held.value, i));
      held.value = null;
    }
  };
  const placeUnder = (x: number, y: number) => {
    const at = document
      .elementsFromPoint(x, y)
      .find((el) => el instanceof HTMLElement && el.dataset.place !== undefined) as HTMLElement | undefined;
    return at ? Number(at.dataset.place) : null;
  };
  return (
    <div class="around" aria-label={t("setup.where")} role="group">
      <div class="around-tablet">
        <Icon name="turn" />
        <small>{t("setup.clockwise")}</small>
      </div>
      {PLACES.map((side, i) => {
        const name = seats[i];
        const mine = drag.value?.from === i ? drag.value : null;
        return (
          <button
            key={i}
            data-place={i}
            class={`around-seat around-${side} around-at-${i % 3}`}
            data-taken={Boolean(name)}
            data-held={held.value === i}
            aria-pressed={held.value === i}
            aria-label={name ?? `${t(`side.${side}`)} ${(i % 3) + 1}`}
            disabled={!name && held.value === null && !drag.value}
            style={mine ? { transform: `translate(${mine.x}px, ${mine.y}px)`, zIndex: 3 } : undefined}
            onClick={() => tap(i)}
            onPointerDown={(e) => {
              if (!name) return;
              const [x, y] = [e.clientX, e.clientY];
              const button = e.currentTarget;
              const move = (m: PointerEvent) => {
                if (Math.hypot(m.clientX - x, m.clientY - y) > 10)
                  drag.value = { from: i, x: m.clientX - x, y: m.clientY - y };
              };
              const up = (u: PointerEvent) => {
                removeEventListener("pointermove", move);
                removeEventListener("pointerup", up);
                removeEventListener("pointercancel", up);
                if (!drag.value) return;
                drag.value = null;
                button.style.visibility = "hidden";
                const to = placeUnder(u.clientX, u.clientY);
                button.style.visibility = "";
                if (to !== null && to !== i) onChange(moved(seats, i, to));
                held.value = null;
                // The click that ends a drag must choose nothing.
                button.addEventListener("click", (click) => click.stopImmediatePropagation(), {
                  once: true,
                  capture: true,
                });
              };
              addEventListener("pointermove", move);
              addEventListener("pointerup", up);
              addEventListener("pointercancel", up);
            }}
          >
            {name ? (
              <>
                <span>{name}</span>
                {dealer === name && <small class="dealer">D</small>}
              </>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
