import type { ReactNode } from "react";
import * as styles from "./closing-band.module.css";
import arc from "./closing-band.svg?raw";
import { RichText } from "./rich-text.tsx";

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
      {/* The text is inside the arc: the drawing is as high as the band, whatever the text's length. */}
      <div dangerouslySetInnerHTML={{ __html: arc }} />
      <div className="wrap stack centered gap-4">
        <RichText as="h2" text={heading} />
        <p>{text}</p>
        <div className="actions centered space-above">{children}</div>
      </div>
    </section>
  );
}
