import { Icon } from "../cards/icon.tsx";

/** A number that is chosen with plus and minus. */
export function Stepper({
  value,
  min = 0,
  max = 99,
  label,
  onChange,
}: {
  value: number;
  min?: number;
  max?: number;
  label: string;
  onChange: (n: number) => void;
}) {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <button
        class="button round"
        aria-label={`${label} −`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output class="stepper-value">{value}</output>
      <button
        class="button round"
        aria-label={`${label} +`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
