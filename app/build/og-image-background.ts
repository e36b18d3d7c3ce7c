import { arcTicks } from "../ui/arc-ticks.ts";
import { tokenColors, withColors } from "./brand/token-colors.ts";

const { light } = tokenColors();
const ticks = arcTicks({ cx: 846, cy: 452, radius: 307, steps: 48 });

/** The drawing behind the text of an Open Graph image: the dial. */
export const ogImageBackground = withColors(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--i-zenith)"/><stop offset=".56" stop-color="var(--c-mid)"/><stop offset="1" stop-color="var(--i-low)"/></linearGradient>
    <radialGradient id="glow"><stop offset=".28" stop-color="var(--i-glow)" stop-opacity=".95"/><stop offset=".62" stop-color="var(--i-glow)" stop-opacity=".32"/><stop offset="1" stop-color="var(--i-glow)" stop-opacity="0"/></radialGradient>
    <clipPath id="above"><path d="M0 0H1200V452H0z"/></clipPath>
  </defs>
  <rect width="1200" height="630" fill="var(--c-surface)"/>
  <rect width="1200" height="452" fill="url(#sky)"/>
  <circle cx="711.6" cy="188.3" r="210" fill="url(#glow)" clip-path="url(#above)"/>
  <path d="${ticks}" stroke="var(--c-ink)" stroke-opacity=".5" stroke-width="2.5"/>
  <path d="M550 452A296 296 0 0 1 655.7 225.2" fill="none" stroke="var(--c-ink)" stroke-width="3"/>
  <path d="M774.4 164.8A296 296 0 0 1 1142 452" fill="none" stroke="var(--c-ink)" stroke-opacity=".75" stroke-width="3" stroke-dasharray="2.5 11" stroke-linecap="round"/>
  <path d="M711.6 242.3V584" stroke="var(--c-sun-ui)" stroke-width="3"/>
  <circle cx="711.6" cy="188.3" r="54" fill="var(--i-sun)"/>
  <path d="M0 452H1200" stroke="var(--c-ink)" stroke-width="3"/>
  <path d="M569.6 486H749.6M569.6 480v12M749.6 480v12" stroke="var(--c-sky-ui)" stroke-width="3"/><rect x="652.6" y="479" width="14" height="14" fill="var(--c-sky-ui)"/><path d="M700.6 522H850.6M700.6 516v12M850.6 516v12" stroke="var(--c-sky-ui)" stroke-width="3"/><rect x="765.6" y="512" width="20" height="20" fill="var(--c-sky-ui)"/><path d="M691.6 558H951.6M691.6 552v12M951.6 552v12" stroke="var(--c-sky-ui)" stroke-width="3"/><rect x="815.6" y="552" width="12" height="12" fill="var(--c-sky-ui)"/>
  <path d="M655.6 594L711.6 580L767.6 594L711.6 608z" fill="var(--c-sun-ui)"/>
</svg>`,
  light,
);
