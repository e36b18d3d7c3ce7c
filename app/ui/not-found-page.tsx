import type { CopyOf } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { ButtonLink } from "./link.tsx";
import * as styles from "./not-found-page.module.css";
import { RichText } from "./rich-text.tsx";

/** The page for missing paths and items. */
export function NotFoundPage({ copy }: { copy: CopyOf<"notFound"> }) {
  const locale = useLocale();
  return (
    <section className={`hero sky balanced soft stack centered ${styles.page}`} data-missing>
      <LostSun label={copy.alt} />
      <div className="wrap stack centered">
        <RichText as="h1" text={copy.heading} />
        <p>{copy.text}</p>
        <div className="actions centered">
          <ButtonLink to={pagePath(locale, "home")} primary>
            {copy.home}
          </ButtonLink>
          <ButtonLink to={pagePath(locale, "docs")}>{copy.docs}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/* A tick each 26 units from 8 on; every sixth is long. */
const ticks = Array.from(
  { length: 25 },
  (_, index) => `M${8 + 26 * index} 206v${index % 6 === 0 ? 10 : 5}`,
).join("");

/** The drawing of the not-found page: a setting sun as the zero of 404. */
export function LostSun({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 290" role="img" aria-label={label}>
      <defs>
        <clipPath id="above-horizon">
          <path d="M0-90h640V206H0z" />
        </clipPath>
        <radialGradient id="lost-glow">
          <stop stopColor="var(--i-glow)" offset=".4" stopOpacity=".85" />
          <stop stopColor="var(--i-glow)" offset=".68" stopOpacity=".26" />
          <stop stopColor="var(--i-glow)" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="320" cy="196" r="190" fill="url(#lost-glow)" clipPath="url(#above-horizon)" />
      <g
        fill="var(--c-ink)"
        fontFamily="var(--f-latin)"
        fontSize="210"
        fontWeight="700"
        letterSpacing="-.04em"
        aria-hidden="true"
      >
        <text x="61" y="205">
          4
        </text>
        <text x="571" y="205" textAnchor="end">
          4
        </text>
      </g>
      <circle fill="var(--c-sun)" cx="320" cy="176" r="86" clipPath="url(#above-horizon)" />
      <path stroke="var(--c-ink)" strokeWidth="2" strokeLinecap="round" d="M0 206H640" />
      <path className="ink" opacity=".45" d={ticks} />
      <g fill="var(--c-sun-ui)" opacity=".75">
        <rect x="252" y="226" width="136" height="5" rx="2.5" />
        <rect x="272" y="242" width="96" height="5" rx="2.5" />
        <rect x="292" y="258" width="56" height="5" rx="2.5" />
        <rect x="308" y="274" width="24" height="5" rx="2.5" />
      </g>
    </svg>
  );
}
