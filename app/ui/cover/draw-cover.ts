import type { CoverArt } from "../../content/covers.ts";
import { arcTicks } from "../arc-ticks.ts";
import { bars, forest, wave } from "./data-marks.ts";
import type { Ground, Mark } from "./marks.ts";
import { choices, seededRandom } from "./random.ts";
import { chat, code, lines } from "./text-marks.ts";

/** The height and width of a cover in units of its drawing. */
export const coverSize = { width: 640, height: 360 };

/** The radius of the sun. */
export const sunRadius = 34;

/* Where the sky ends, in units from the top. */
const horizons = { high: 196, middle: 214, low: 232 };

const drawMarks = { forest, code, wave, chat, bars, lines };

/** A cover as its parts, in units of the drawing. */
export interface CoverDrawing {
  readonly horizon: keyof typeof horizons;
  /** The distance of the horizon from the top. */
  readonly level: number;
  readonly sun: { readonly x: number; readonly y: number };
  /** The sun's path: until now, and from now on. */
  readonly arc: { readonly passed: string; readonly ahead: string; readonly ticks: string };
  /** The sun's plumb line. */
  readonly beam?: string;
  readonly stars: readonly { readonly x: number; readonly y: number }[];
  readonly marks: readonly Mark[];
}

/**
 * Draws the cover of a post. Its hour determines sky and sun, its kind what is below the horizon, and its slug all
 * the rest: the height of the horizon, the arc, the minutes and the marks.
 */
export function drawCover({ kind, hour, slug }: CoverArt): CoverDrawing {
  const choice = choices(seededRandom(slug));
  const { between, pick } = choice;
  const horizon = pick(["high", "middle", "low"]);
  const y = horizons[horizon];
  const radius = between(0.8 * (y - 44), y - 44);
  const cx = coverSize.width / 2 + between(-56, 56);
  const minutes = between(-40, 40);
  const degrees = Math.min(176, Math.max(3, (hour - 6) * 15 + minutes / 4));
  const radians = (degrees * Math.PI) / 180;
  // At night the sun has sunk below the right end of its path.
  const sun =
    hour === 21
      ? { x: cx + radius - between(20, 70), y: y + between(4, 14) }
      : {
          x: Math.round(cx - radius * Math.cos(radians)),
          y: Math.round(y - radius * Math.sin(radians)),
        };
  const isHigh = degrees > 30 && degrees < 150;
  const style = pick(["dotted", "graduated", "passed"]);
  const [left, right] = [cx - radius, cx + radius];
  const whole = `M${left} ${y}A${radius} ${radius} 0 0 1 ${right} ${y}`;
  const isPassed = style === "passed" && isHigh;
  const ground: Ground = {
    left: 70,
    right: 570,
    top: y + 24,
    bottom: 340,
    light: Math.min(450, Math.max(190, sun.x)),
  };
  const isBeam = isHigh && ground.light === sun.x && pick([true, true, false]);
  return {
    horizon,
    level: y,
    sun,
    arc: {
      passed: isPassed ? `M${left} ${y}A${radius} ${radius} 0 0 1 ${sun.x} ${sun.y}` : "",
      ahead: isPassed ? `M${sun.x} ${sun.y}A${radius} ${radius} 0 0 1 ${right} ${y}` : whole,
      ticks:
        style === "graduated"
          ? arcTicks({ cx, cy: y, radius: radius + 7, steps: pick([24, 32, 48]) })
          : "",
    },
    ...(isBeam && { beam: `M${sun.x} ${sun.y}V${y}` }),
    stars:
      hour === 21
        ? Array.from({ length: between(5, 9) }, () => ({
            x: between(20, 620),
            y: between(14, 0.6 * y),
          }))
        : [],
    marks: drawMarks[kind](choice, ground),
  };
}
