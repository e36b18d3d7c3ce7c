import type { CoverArt } from "../content/covers.ts";

/* Intervals of a forest plot: from, to, estimate and the side of its square. */
const intervals = [
  [170, 350, 270, 14],
  [235, 420, 320, 18],
  [185, 335, 255, 12],
] as const;

/* A line of code or text: class, distance from the left, from the top of the ground, and length. */
const code = [
  ["gf", 150, 24, 90],
  ["gs", 174, 46, 150],
  ["gb", 330, 46, 150],
  ["gf", 174, 68, 120],
  ["gb", 302, 68, 90],
  ["gf", 150, 90, 60],
] as const;
const lines = [
  ["gf", 150, 24, 132],
  ["gb", 150, 46, 330],
  ["gb", 150, 68, 304],
  ["gs", 150, 90, 96],
  ["gb", 254, 90, 166],
] as const;

/* Heights of the bars; the tallest one is lit. */
const bars = [40, 62, 30, 74, 52, 84, 66, 46, 78];

/* Half heights of a voice that swells and fades, one each 12 units. */
const voice = Array.from({ length: 30 }, (_, index) => {
  const envelope = 0.45 + 0.55 * Math.sin((Math.PI * (index + 1)) / 31);
  const ripple = 0.6 + 0.4 * Math.sin(index * 2.3) * Math.cos(index * 0.8);
  return Math.round(5 + 28 * envelope * ripple);
});
const wave = voice.map((half, index) => `M${146 + 12 * index} ${298 - half}v${2 * half}`).join("");

/** What lies below the horizon of a cover. */
export function CoverGround({ kind }: Pick<CoverArt, "kind">) {
  switch (kind) {
    case "forest":
      return (
        <>
          {intervals.map(([from, to, at, side], row) => {
            const y = 262 + 28 * row;
            return (
              <g key={at}>
                <path className="gl" d={`M${from} ${y}H${to}`} />
                <rect
                  className="gf"
                  x={at - side / 2}
                  y={y - side / 2}
                  width={side}
                  height={side}
                />
              </g>
            );
          })}
          <path className="gl null" d="M400 246v100" />
        </>
      );
    case "code":
      return <Lines of={code} />;
    case "lines":
      return <Lines of={lines} />;
    case "wave":
      return <path className="gl voice" d={wave} />;
    case "chat":
      return (
        <>
          <rect className="gb" x="330" y="254" width="160" height="26" rx="13" />
          <path className="gf" d="M163 290h150a13 13 0 0 1 0 26H150v-13a13 13 0 0 1 13-13z" />
          <rect className="gs" x="150" y="326" width="90" height="7" rx="3.5" />
        </>
      );
    case "bars":
      return bars.map((height, index) => (
        <rect
          key={height}
          className={height === Math.max(...bars) ? "gs" : "gf"}
          x={150 + 38 * index}
          y={346 - height}
          width="20"
          height={height}
          rx="3"
        />
      ));
  }
}

interface LinesProps {
  of: readonly (readonly [className: string, x: number, y: number, width: number])[];
}

function Lines({ of }: LinesProps) {
  return of.map(([className, x, y, width]) => (
    <rect
      key={`${x} ${y}`}
      className={className}
      x={x}
      y={232 + y}
      width={width}
      height="7"
      rx="3.5"
    />
  ));
}
