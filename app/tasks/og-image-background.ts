import { arcTicks } from "../ui/arc-ticks.ts";

const ticks = arcTicks({ cx: 846, cy: 452, radius: 307, steps: 48 });

/** The drawing behind the text of an Open Graph image: the dial. */
export const ogImageBackground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#c6def3"/><stop offset=".56" stop-color="#eff6fb"/><stop offset="1" stop-color="#ffe0b3"/></linearGradient>
    <radialGradient id="glow"><stop offset=".28" stop-color="#fff3bf" stop-opacity=".95"/><stop offset=".62" stop-color="#fff3bf" stop-opacity=".32"/><stop offset="1" stop-color="#fff3bf" stop-opacity="0"/></radialGradient>
    <clipPath id="above"><path d="M0 0H1200V452H0z"/></clipPath>
  </defs>
  <rect width="1200" height="630" fill="#fff"/>
  <rect width="1200" height="452" fill="url(#sky)"/>
  <circle cx="711.6" cy="188.3" r="210" fill="url(#glow)" clip-path="url(#above)"/>
  <path d="${ticks}" stroke="#131f2d" stroke-opacity=".5" stroke-width="2.5"/>
  <path d="M550 452A296 296 0 0 1 655.7 225.2" fill="none" stroke="#131f2d" stroke-width="3"/>
  <path d="M774.4 164.8A296 296 0 0 1 1142 452" fill="none" stroke="#131f2d" stroke-opacity=".75" stroke-width="3" stroke-dasharray="2.5 11" stroke-linecap="round"/>
  <path d="M711.6 242.3V584" stroke="#b8680a" stroke-width="3"/>
  <circle cx="711.6" cy="188.3" r="54" fill="#feb31c"/>
  <path d="M0 452H1200" stroke="#131f2d" stroke-width="3"/>
  <path d="M569.6 486H749.6M569.6 480v12M749.6 480v12" stroke="#1f7cb6" stroke-width="3"/><rect x="652.6" y="479" width="14" height="14" fill="#1f7cb6"/><path d="M700.6 522H850.6M700.6 516v12M850.6 516v12" stroke="#1f7cb6" stroke-width="3"/><rect x="765.6" y="512" width="20" height="20" fill="#1f7cb6"/><path d="M691.6 558H951.6M691.6 552v12M951.6 552v12" stroke="#1f7cb6" stroke-width="3"/><rect x="815.6" y="552" width="12" height="12" fill="#1f7cb6"/>
  <path d="M655.6 594L711.6 580L767.6 594L711.6 608z" fill="#b8680a"/>
  <g transform="translate(72 63.5) scale(1.5)"><path fill="#feac25" d="M16 2.5A13.5 13.5 0 0 0 2.5 16v2.7h27V16A13.5 13.5 0 0 0 16 2.5z"/><path fill="#131f2d" d="M2.5 21.3h26A13.5 13.5 0 0 1 16 29.5H2.5z"/></g>
</svg>`;
