/**
 * The drawing of loading, success, empty and error states: a sun on an arc, which is hidden below the horizon. `angle` is
 * in degrees: 0 at the left horizon, 90 at noon, 180 at the right horizon.
 */
export function SunPath({ angle }: { angle: number }) {
  const radians = (angle * Math.PI) / 180;
  const x = 160 - 120 * Math.cos(radians);
  const y = 150 - 120 * Math.sin(radians);
  const r = 26;
  // The horizon is at y = 150; below it, half of the sun is drawn.
  const sun =
    y >= 150 - r / 2
      ? `M${x - r} 150a${r} ${r} 0 0 1 ${2 * r} 0z`
      : `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true">
      <path className="path dots" d="M40 150A120 120 0 0 1 280 150" />
      <path fill="var(--c-sun)" d={sun} />
      <path className="ink" strokeLinecap="round" d="M8 150H312" />
    </svg>
  );
}
