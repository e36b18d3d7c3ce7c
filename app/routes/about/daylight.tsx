import { arcTicks } from "../../ui/arc-ticks.ts";
import "../../styles/dial.css";

const ticks = arcTicks({
  cx: 300,
  cy: 270,
  radius: 217,
  steps: 24,
  // The ends lie on the horizon, the gap behind the sun.
  shown: (step) => step > 0 && step < 24 && (step < 8 || step > 11),
});

/** A question, its answer, and daylight on the passage that it rests on. Decoration. */
export function Daylight() {
  return (
    <div className="dial" aria-hidden="true">
      <svg viewBox="0 0 600 480">
        <defs>
          <linearGradient id="daylight-sky" x2="0" y2="1">
            <stop className="sk0" />
            <stop className="sk1" offset=".62" />
            <stop className="sk2" offset="1" />
          </linearGradient>
          <radialGradient id="daylight-glow">
            <stop className="gl0" offset=".26" />
            <stop className="gl1" offset=".6" />
            <stop className="gl2" offset="1" />
          </radialGradient>
        </defs>
        <rect width="600" height="270" fill="url(#daylight-sky)" />
        <circle cx="236" cy="70" r="140" fill="url(#daylight-glow)" />
        <path className="tick" d={ticks} />
        <path className="arc" d="M90 270A210 210 0 0 1 195 88.1" />
        <path className="arc later" d="M278 61.2A210 210 0 0 1 510 270" />
        <path
          className="asked"
          d="M382 298H546a14 14 0 0 1 14 14V334a4 4 0 0 1-4 4H382a14 14 0 0 1-14-14V312a14 14 0 0 1 14-14z"
        />
        <path className="ln" d="M388 318H500M44 376H420M44 406H130M346 406H500M44 436H392" />
        <rect className="hl" x="146" y="390" width="184" height="32" rx="5" />
        <path className="ln lit" d="M158 406H318" />
        <path className="beam" d="M236 108V390" />
        <circle className="sun" cx="236" cy="70" r="38" />
        <path className="hz" d="M0 270H600" />
      </svg>
    </div>
  );
}
