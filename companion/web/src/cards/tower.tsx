// One of the four towers, with its letter.
import type { Tower } from "../contract.ts";

export function TowerMark({ tower }: { tower: Tower }) {
  return (
    <svg class="tower-mark" viewBox="0 0 60 84" data-tower={tower} aria-hidden="true">
      <path d="M10 80 14 30H46L50 80zM10 30V6h10v8h6V6h8v8h6V6h10v24z" />
      <text x="30" y="66" text-anchor="middle">
        {tower}
      </text>
    </svg>
  );
}
