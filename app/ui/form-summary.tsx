import * as styles from "./form-summary.module.css";
import { RichText } from "./rich-text.tsx";
import { useFocus } from "./use-focus.ts";

interface FormSummaryProps {
  heading: string;
  text?: string | undefined;
  /** What is wrong, with the id of each control. */
  errors: readonly { readonly id: string; readonly error: string }[];
  /** Whatever changes with each answer: the summary takes focus again. */
  answer: unknown;
}

/** Why a form was not stored, and the way to each field that needs attention (WCAG 2.2, technique G139). */
export function FormSummary({ heading, text, errors, answer }: FormSummaryProps) {
  const ref = useFocus<HTMLDivElement>(answer);
  return (
    // biome-ignore lint/a11y/noAutofocus: after a page load too, the reader must hear why.
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus ref={ref}>
      <h3>{heading}</h3>
      {/* The key is for pages that the browser has translated (shell/use-page-key.ts). */}
      {text && (
        <p key={text}>
          <RichText text={text} />
        </p>
      )}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, error }) => (
            <li key={id}>
              {/* The browser moves the focus to the control, each time. */}
              <a href={`#${id}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
