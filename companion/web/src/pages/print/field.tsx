// The fields of the print page.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** What ties an input to its label and its hint. */
export interface FieldMarks {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
}

/** A length in millimeters, typed with a comma or a point. */
export function Millimeters({
  value,
  onChange,
  ...more
}: Partial<FieldMarks> & { "aria-label"?: string; value: string; onChange: (typed: string) => void }) {
  return (
    <input
      {...more}
      class="input number"
      inputMode="decimal"
      value={value}
      onInput={(e) => onChange(e.currentTarget.value)}
    />
  );
}

/** A field with its hint below; a problem is said in the same place. */
export function Field({
  label,
  note,
  problem,
  children,
}: {
  label: string;
  note: string;
  problem?: string | null | undefined;
  children: (marks: FieldMarks) => ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, "aria-describedby": `${id}-note`, "aria-invalid": Boolean(problem) })}
      <small id={`${id}-note`} class={problem ? "field-wrong" : "quiet"} role={problem ? "alert" : undefined}>
        {problem ?? note}
      </small>
    </div>
  );
}
