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
    const end = radius + (step % 4 === 0 ? 9.5 : 5);
    const at = (r: number) =>
      `${(cx - r * Math.cos(angle)).toFixed(1)} ${(cy - r * Math.sin(angle)).toFixed(1)}`;
    path += `M${at(radius)}L${at(end)}`;
  }
  return path;
}
