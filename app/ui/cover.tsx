import type { CoverArt } from "../content/covers.ts";
import { CoverGround } from "./cover-ground.tsx";
import "../styles/cover.css";

/* Where the sun stands at an hour. Below 232, the horizon, the ground covers it. */
const suns: Record<CoverArt["hour"], readonly [x: number, y: number]> = {
  6: [150, 226],
  9: [181.4, 93.4],
  12: [320, 36],
  15: [458.6, 93.4],
  18: [514.9, 211.5],
  21: [452, 240],
};

interface CoverProps extends CoverArt {
  /** What the picture shows; without it, it is decoration. */
  label?: string;
}

/** The picture of a post, drawn from an hour (sky and sun) and a kind (what lies below the horizon). */
export function Cover({ kind, hour, label }: CoverProps) {
  const [cx, cy] = suns[hour];
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div className={`cover h${hour}`}>
      <svg viewBox="0 0 640 360" {...meaning}>
        <path className="arc" d="M124 232A196 196 0 0 1 516 232" />
        <circle className="sun" cx={cx} cy={cy} r="34" />
        <path className="ground" d="M0 232H640V360H0z" />
        <path className="hz" d="M0 232H640" />
        <CoverGround kind={kind} />
      </svg>
    </div>
  );
}
