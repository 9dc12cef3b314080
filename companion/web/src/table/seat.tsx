// A player's place at the edge of the table: name, cards, points, and what stands before them.
import { away, winners } from "./asked.ts";
import { inferredDrawWords } from "./inferred.tsx";
import type { Player, Table } from "../contract.ts";
import { Count } from "../cards/count.tsx";
import { TowerMark } from "../cards/tower.tsx";
import { Icon } from "../cards/icon.tsx";
import { camera } from "../line/line.ts";
import { t, towerWord } from "../words/words.ts";

/** A small fan with as many cards as the hand has, up to nine that can be told apart. */
function Fan({ n }: { n: number }) {
  const drawn = Math.min(n, 9);
  return (
    <svg class="fan" viewBox="0 0 84 48" aria-hidden="true">
      {Array.from({ length: drawn }, (_, i) => {
        const bend = (i - (drawn - 1) / 2) * Math.min(11, 48 / Math.max(drawn, 1));
        return <rect key={i} x="34" y="9" width="19" height="30" rx="3.5" transform={`rotate(${bend} 43 92)`} />;
      })}
    </svg>
  );
}

const UNO = { called: "table.uno", owed: "table.unoowed" } as const;
const unoWords = ({ uno }: Player) => (uno === "no" ? "" : t(UNO[uno]));

interface SeatProps {
  player: Player;
  now: Table;
  owes: boolean;
  onTap?: () => void;
}

export function Seat({ player, now, owes, onTap }: SeatProps) {
  const turn = now.turn === player.name;
  const drew = turn && camera.value?.drew?.seq === now.seq;
  const took = inferredDrawWords(player.name);
  const says = [
    player.name,
    took,
    turn ? t("table.turn", { name: player.name }) : "",
    drew ? t("table.drewhint") : "",
    t("table.cards", { n: player.cards }),
    t("table.score", { n: player.score }),
    unoWords(player),
    ...player.towers.map((tower) => towerWord(tower)),
    player.vetoed ? t("table.vetoed") : "",
    now.dealer === player.name ? t("table.dealer") : "",
  ];
  return (
    <button
      class="seat"
      data-turn={turn}
      data-owes={owes}
      data-away={away(player)}
      data-winner={winners(now).includes(player.name)}
      aria-label={says.filter(Boolean).join(", ")}
      onClick={onTap}
    >
      <span class="seat-name" style={{ "--letters": player.name.length }}>
        {now.dealer === player.name && (
          <span class="dealer" title={t("table.dealer")}>
            D
          </span>
        )}
        <b>{player.name}</b>
      </span>
      <span class="seat-hand">
        <span class="seat-count">
          <Count n={player.cards} />
        </span>
        <Fan n={player.cards} />
      </span>
      <span class="seat-marks">
        {player.uno !== "no" && <span class={`uno uno-${player.uno}`}>{unoWords(player)}</span>}
        {took && <span class="hint">{took}</span>}
        {drew && <span class="hint">{t("table.drewhint")}</span>}
        {player.vetoed && (
          <span class="veto-mark">
            <Icon name="veto" />
            {t("table.vetoed")}
          </span>
        )}
        {player.towers.map((tower) => (
          <TowerMark key={tower} tower={tower} />
        ))}
        <span class="seat-score">{t("table.score", { n: player.score })}</span>
      </span>
    </button>
  );
}
