/** How a mark looks: data, what the light falls on, or background. */
export type Tone = "plain" | "lit" | "faint";

/** A shape below the horizon of a cover, as path data. */
export interface Mark {
  readonly tone: Tone;
  readonly path: string;
  /** The width of its line in units of the drawing; a mark without it is filled. */
  readonly stroke?: number;
  readonly dashed?: boolean;
}

/** The part of a cover below its horizon. */
export interface Ground {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the sun's light falls: marks at this distance from the left are lit. */
  readonly light: number;
}

/** A rectangle with round ends, such as a line of text. */
export function bar(tone: Tone, x: number, y: number, width: number, height = 7): Mark {
  const r = Math.min(height, width) / 2;
  return rectangle(tone, x, y, width, height, r, r);
}

/** A rectangle with rounded corners; that at the bottom left may have a radius of its own. */
export function rectangle(
  tone: Tone,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  corner: number,
): Mark {
  const path =
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${r + corner - width}` +
    `a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${r + corner - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return { tone, path };
}

/** The tops of rows with a distance that fill a ground from top to bottom. */
export function rows({ top, bottom }: Ground, distance: number): number[] {
  const count = Math.floor((bottom - top) / distance);
  return Array.from({ length: count }, (_, row) => top + row * distance);
}
