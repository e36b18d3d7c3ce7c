import { arcTicks } from "../../ui/arc-ticks.ts";
import * as dial from "../../ui/dial.module.css";

const ticks = arcTicks({
  cx: 300,
  cy: 270,
  radius: 217,
  steps: 24,
  // Without the ends, which are on the horizon, and the ticks behind the sun.
  shown: (step) => step > 0 && step < 24 && (step < 8 || step > 11),
});

/** A decorative drawing: a question, its answer, and sunlight on the passage that supports it. */
export function Daylight() {
  return (
    <div className={`surface speaking ${dial.dial} ${dial.card}`} aria-hidden="true">
      <svg viewBox="0 0 600 480">
        <defs>
          <linearGradient id="daylight-sky" x2="0" y2="1">
            <stop stopColor="var(--i-zenith)" />
            <stop stopColor="var(--i-mid)" offset=".62" />
            <stop stopColor="var(--i-low)" offset="1" />
          </linearGradient>
          <radialGradient id="daylight-glow">
            <stop stopColor="var(--i-glow)" offset=".26" stopOpacity=".85" />
            <stop stopColor="var(--i-glow)" offset=".6" stopOpacity=".26" />
            <stop stopColor="var(--i-glow)" offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="600" height="270" fill="url(#daylight-sky)" />
        <circle cx="236" cy="70" r="140" fill="url(#daylight-glow)" />
        <path className="ink" opacity=".55" d={ticks} />
        <path className="ink" d="M90 270A210 210 0 0 1 195 88.1" />
        <path className="ink dots" opacity=".75" d="M278 61.2A210 210 0 0 1 510 270" />
        <path
          fill="var(--c-hover)"
          d="M382 298H546a14 14 0 0 1 14 14V334a4 4 0 0 1-4 4H382a14 14 0 0 1-14-14V312a14 14 0 0 1 14-14z"
        />
        <rect fill="var(--c-sun)" opacity=".4" x="146" y="390" width="184" height="32" rx="5" />
        <g fill="none" stroke="var(--c-line)" strokeWidth="8" strokeLinecap="round">
          <path d="M388 318H500M44 376H420M44 406H130M346 406H500M44 436H392" />
          <path stroke="var(--c-ink)" d="M158 406H318" />
        </g>
        <path className="ray" d="M236 108V390" />
        <circle fill="var(--i-sun)" cx="236" cy="70" r="38" />
        <path className="ink" d="M0 270H600" />
      </svg>
    </div>
  );
}
