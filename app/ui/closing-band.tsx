import type { ReactNode } from "react";
import { arcTicks } from "./arc-ticks.ts";
import * as styles from "./closing-band.module.css";
import { RichText } from "./rich-text.tsx";

const ticks = arcTicks({ cx: 600, cy: 420, radius: 302, steps: 48 });

interface ClosingBandProps {
  heading: string;
  text: string;
  /** The actions. */
  children: ReactNode;
}

/** The call to action at the end of a page. It is dark in both themes. */
export function ClosingBand({ heading, text, children }: ClosingBandProps) {
  return (
    <section className={`balanced ${styles.band}`}>
      <svg className={styles.sunrise} viewBox="0 0 1200 420" aria-hidden="true">
        <defs>
          <radialGradient id="rise-glow" cx=".5" cy="1" r=".62">
            <stop stopColor="#f4ad3d" stopOpacity=".62" />
            <stop offset=".34" stopColor="#c9772e" stopOpacity=".3" />
            <stop offset="1" stopColor="#c9772e" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1200" height="420" fill="url(#rise-glow)" />
        <path className={styles.arc} d="M304 420A296 296 0 0 1 896 420" />
        <path className={styles.ticks} d={ticks} />
        <path d="M540 420a60 60 0 0 1 120 0z" fill="#f8b440" />
      </svg>
      <div className={`wrap ${styles.content}`}>
        <h2>
          <RichText text={heading} />
        </h2>
        <p>{text}</p>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
