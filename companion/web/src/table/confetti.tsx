// A small celebration.
import { colorsHere } from "../sheets/picker.tsx";
import { still } from "../line/settings.ts";
import { Shape } from "../cards/shape.tsx";

/** The colors rain for the winner, except on a screen whose owner wants no motion. */
export function Confetti() {
  if (still()) return null;
  const colors = colorsHere();
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: 36 }, (_, i) => (
        <span
          key={i}
          style={{
            left: `${(i * 61) % 100}%`,
            animationDelay: `${(i % 12) * 0.17}s`,
            fontSize: `${1.2 + (i % 4) * 0.5}rem`,
          }}
        >
          <Shape color={colors[i % Math.max(1, colors.length)] ?? "red"} />
        </span>
      ))}
    </div>
  );
}
