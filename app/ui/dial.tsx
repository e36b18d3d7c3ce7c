import { sampleStudy } from "../content/sample-study.ts";
import { arcTicks } from "./arc-ticks.ts";
import "../styles/dial.css";

const ticks = arcTicks({
  cx: 300,
  cy: 322,
  radius: 229,
  steps: 24,
  // The ends lie on the horizon, the gap behind the sun.
  shown: (step) => step > 0 && step < 24 && (step < 6 || step > 9),
});

/* Interval [from, to] and the side of the estimate's square, for each trial. */
const intervals = [
  { from: 30, to: 270, at: 150, side: 8 },
  { from: 140, to: 280, at: 210, side: 12 },
  { from: 110, to: 230, at: 170, side: 15 },
  { from: 120, to: 400, at: 260, side: 7 },
];

interface DialProps {
  copy: {
    readonly alt: string;
    readonly trials: readonly string[];
    readonly pooled: string;
    readonly minutes: string;
    readonly caption: string;
    readonly sample: string;
  };
}

/** The sun's path as a graduated arc, evidence as a forest plot: its light falls on the pooled result. */
export function Dial({ copy }: DialProps) {
  const minutes = (value: number | undefined) => `−${Math.abs(value ?? 0)} ${copy.minutes}`;
  return (
    <figure className="dial">
      <svg viewBox="0 0 600 540" role="img" aria-label={copy.alt}>
        <defs>
          <linearGradient id="dial-sky" x2="0" y2="1">
            <stop className="sk0" />
            <stop className="sk1" offset=".62" />
            <stop className="sk2" offset="1" />
          </linearGradient>
          <radialGradient id="dial-glow">
            <stop className="gl0" offset=".26" />
            <stop className="gl1" offset=".6" />
            <stop className="gl2" offset="1" />
          </radialGradient>
        </defs>
        <rect width="600" height="322" fill="url(#dial-sky)" />
        <circle cx="181" cy="134.6" r="150" fill="url(#dial-glow)" />
        <path className="tick" d={ticks} />
        <path className="arc" d="M78 322A222 222 0 0 1 144.3 163.8" />
        <path className="arc later" d="M223.2 113.7A222 222 0 0 1 522 322" />
        <path className="null" d="M300 104V524" />
        <path className="beam" d="M181 172.6V497" />
        <circle className="sun" cx="181" cy="134.6" r="38" />
        <path className="hz" d="M0 322H600" />
        {intervals.map(({ from, to, at, side }, row) => {
          const y = 364 + row * 34;
          return (
            <g key={at}>
              <path className="ci" d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} />
              <rect className="est" x={at - side / 2} y={y - side / 2} width={side} height={side} />
              <text className="nm" x="436" y={y + 4.5}>
                {copy.trials[row]}
              </text>
              <text x="578" y={y + 4.5} textAnchor="end">
                {minutes(sampleStudy.trials[row])}
              </text>
            </g>
          );
        })}
        <path className="pool" d="M140 506L181 497L220 506L181 515z" />
        <text className="nm strong" x="436" y="510.5">
          {copy.pooled}
        </text>
        <text className="strong" x="578" y="510.5" textAnchor="end">
          {minutes(sampleStudy.pooled)}
        </text>
      </svg>
      <figcaption>
        {copy.caption}
        <small>{copy.sample}</small>
      </figcaption>
    </figure>
  );
}
