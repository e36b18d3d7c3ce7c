import type { ReactNode } from "react";
import { arcTicks } from "./arc-ticks.ts";
import * as styles from "./closing-band.module.css";
import { RichText } from "./rich-text.tsx";

/* The text is inside the arc: the drawing is as high as the band, whatever the text's length. */
const ticks = arcTicks({ cx: 400, cy: 400, radius: 372, steps: 48 });

interface ClosingBandProps {
  heading: string;
  text: string;
  /** The actions. */
  children: ReactNode;
}

/** The call to action at the end of a page. It is dark in both themes. */
export function ClosingBand({ heading, text, children }: ClosingBandProps) {
  return (
    <section className={`night balanced ${styles.band}`}>
      <svg viewBox="0 0 800 400" fill="none" stroke="var(--c-night-ink)" aria-hidden="true">
        <path strokeOpacity=".22" d="M34 400A366 366 0 0 1 766 400" />
        <path strokeOpacity=".32" d={ticks} />
        <path fill="var(--c-dawn)" stroke="none" d="M358 400a42 42 0 0 1 84 0z" />
      </svg>
      <div className="wrap stack centered gap-4">
        <RichText as="h2" text={heading} />
        <p>{text}</p>
        <div className="actions centered">{children}</div>
      </div>
    </section>
  );
}
