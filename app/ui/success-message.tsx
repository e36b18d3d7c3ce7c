import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";
import * as styles from "./success-message.module.css";
import { SunPath } from "./sun-path.tsx";
import { useFocus } from "./use-focus.ts";

interface SuccessMessageProps {
  heading: string;
  text: string;
  /** Names the address that the confirmation goes to, shortened. */
  receipt?: string;
  /** Links or buttons. */
  children?: ReactNode;
}

/** The success message in place of a form that was sent. It takes focus and is announced (WCAG 2.2, success criterion 4.1.3). */
export function SuccessMessage({ heading, text, receipt, children }: SuccessMessageProps) {
  const ref = useFocus<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone.
    <div className={styles.message} role="status" tabIndex={-1} autoFocus ref={ref}>
      <SunPath angle={140} />
      <h3>
        <RichText text={heading} />
      </h3>
      <p className="muted">
        <RichText text={text} />
      </p>
      {receipt && <p className="muted">{receipt}</p>}
      {children}
    </div>
  );
}
