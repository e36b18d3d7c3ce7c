interface ArcTicks {
  cx: number;
  cy: number;
  /** Radius at which the ticks begin, in the drawing's units. */
  radius: number;
  /** Into how many steps the half circle is divided; every fourth tick is long. */
  steps: number;
  /** Which ticks stand: 0 is the left end of the horizon, `steps` the right one. */
  shown?: (step: number) => boolean;
}

/** Path data of the hour ticks around a half circle above a horizon. */
export function arcTicks({ cx, cy, radius, steps, shown = () => true }: ArcTicks): string {
  let path = "";
  for (let step = 0; step <= steps; step++) {
    if (!shown(step)) continue;
    const angle = (Math.PI * step) / steps;
    const length = step % 4 === 0 ? 9.5 : 5;
    const [x, y] = [-Math.cos(angle), -Math.sin(angle)];
    path += `M${tenths(cx + radius * x)} ${tenths(cy + radius * y)}l${tenths(length * x)} ${tenths(length * y)}`;
  }
  return path;
}

/** Path data travels with every page: a tenth of a unit is finer than a pixel. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
