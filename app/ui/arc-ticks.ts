interface ArcTicks {
  cx: number;
  cy: number;
  /** The inner radius of the ticks, in units of the drawing. */
  radius: number;
  /** The number of steps of the half circle; every fourth tick is long. */
  steps: number;
  /** Whether a tick is drawn; steps count from 1 at the left end of the horizon. */
  isShown?: (step: number) => boolean;
}

/** The path data of hour ticks around a half circle, except at its ends, which are on the horizon. */
export function arcTicks({ cx, cy, radius, steps, isShown = () => true }: ArcTicks): string {
  let path = "";
  for (let step = 1; step < steps; step++) {
    if (!isShown(step)) continue;
    const angle = (Math.PI * step) / steps;
    const length = step % 4 === 0 ? 9.5 : 5;
    const [x, y] = [-Math.cos(angle), -Math.sin(angle)];
    path += `M${tenths(cx + radius * x)} ${tenths(cy + radius * y)}l${tenths(length * x)} ${tenths(length * y)}`;
  }
  return path;
}

/** Rounds to tenths, which are smaller than a pixel, to keep path data short. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
