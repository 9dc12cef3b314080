// Small charts that tell things apart by shapes and words, never by hue alone.
import { Shape } from "../cards/shape.tsx";
import { colorWord } from "../words/words.ts";

const DASHES = ["", "12 6", "3 6", "16 5 3 5", "8 4", "2 4"];
const LINES = [
  "var(--red-text)",
  "var(--blue-text)",
  "var(--green-text)",
  "var(--yellow-text)",
  "var(--purple-text)",
  "var(--orange-text)",
];

/** Points after each round, a line for each player with its name at the end. */
export function Lines({
  label,
  series,
  target,
}: {
  label: string;
  series: { name: string; values: number[] }[];
  target?: number;
}) {
  const highest = Math.max(target ?? 0, 10, ...series.flatMap((one) => one.values));
  // Four steps of a round number: 100, 200, 250, 500…
  const tens = 10 ** Math.floor(Math.log10(highest / 4));
  const stride = [1, 2, 2.5, 5, 10].map((n) => n * tens).find((n) => n * 4 >= highest) ?? highest / 4;
  const most = stride * 4;
  const steps = Math.max(1, ...series.map((one) => one.values.length - 1));
  // A phone draws the same lines in a smaller box, so that the words stay large.
  const end = innerWidth < 720 ? 290 : 516;
  const x = (i: number) => 46 + (i * (end - 46)) / steps;
  const y = (v: number) => 250 - (v * 220) / most;
  // Names that end at the same height make room for each other.
  const ends = series
    .map((one, i) => ({ i, name: one.name, y: y(one.values[one.values.length - 1] ?? 0) }))
    .sort((a, b) => b.y - a.y);
  ends.forEach((one, k) => k > 0 && (one.y = Math.min(one.y, ends[k - 1]!.y - 20)));
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${end + 124} 280`}
      role="img"
      aria-label={`${label}: ${series.map((one) => `${one.name} ${one.values[one.values.length - 1] ?? 0}`).join(", ")}`}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <line x1="46" x2={end} y1={y(most * part)} y2={y(most * part)} class="chart-grid" />
          <text x="38" y={y(most * part) + 6} text-anchor="end" class="chart-small">
            {Math.round(most * part)}
          </text>
        </g>
      ))}
      {target !== undefined && <line x1="46" x2={end} y1={y(target)} y2={y(target)} class="chart-target" />}
      {series.map((one, i) => (
        <g key={one.name} style={{ color: LINES[i % LINES.length] }}>
          <polyline
            class="chart-line"
            stroke-dasharray={DASHES[i % DASHES.length]}
            points={one.values.map((v, k) => `${x(k)},${y(v)}`).join(" ")}
          />
          {one.values.map((v, k) => (
            <circle key={k} cx={x(k)} cy={y(v)} r="5" fill="currentColor" />
          ))}
        </g>
      ))}
      {ends.map((one) => (
        <text
          key={one.name}
          x={end + 12}
          y={one.y + 6}
          class="chart-name"
          style={{ fill: LINES[one.i % LINES.length] }}
        >
          {one.name.slice(0, 11)}
        </text>
      ))}
    </svg>
  );
}

/** A ring of the colors that were in force, with shape and number beside it. */
export function Ring({ label, parts }: { label: string; parts: [string, number][] }) {
  const all = parts.reduce((sum, [, n]) => sum + n, 0) || 1;
  let at = 0;
  return (
    <div class="ring">
      <svg
        viewBox="-60 -60 120 120"
        role="img"
        aria-label={`${label}: ${parts.map(([color, n]) => `${colorWord(color)} ${n}`).join(", ")}`}
      >
        {parts.map(([color, n]) => {
          const [from, to] = [at / all, (at += n) / all];
          const point = (share: number, r: number) =>
            `${r * Math.sin(2 * Math.PI * share)} ${-r * Math.cos(2 * Math.PI * share)}`;
          if (n === all) return <circle key={color} r="44" fill="none" stroke={`var(--${color})`} stroke-width="22" />;
          const large = to - from > 0.5 ? 1 : 0;
          return (
            <path
              key={color}
              fill={`var(--${color})`}
              class="ring-part"
              d={`M${point(from, 55)}A55 55 0 ${large} 1 ${point(to, 55)}L${point(to, 33)}A33 33 0 ${large} 0 ${point(from, 33)}z`}
            />
          );
        })}
      </svg>
      <ul>
        {parts.map(([color, n]) => (
          <li key={color} data-color={color}>
            <Shape color={color} />
            {colorWord(color)} <b>{n}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Bars with a name and a number each. */
export function Bars({ rows, unit = "" }: { rows: { name: string; value: number; note?: string }[]; unit?: string }) {
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <ul class="bars">
      {rows.map((row) => (
        <li key={row.name}>
          <span class="bars-name">{row.name}</span>
          <span class="bars-bar">
            <i style={{ width: `${(100 * row.value) / most}%` }} />
          </span>
          <b>
            {row.value}
            {unit}
          </b>
          {row.note && <small class="quiet">{row.note}</small>}
        </li>
      ))}
    </ul>
  );
}
