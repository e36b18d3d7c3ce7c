import * as styles from "./error-summary.module.css";
import { RichText } from "./rich-text.tsx";
import { useFocus } from "./use-focus.ts";

interface ErrorSummaryProps {
  heading: string;
  text?: string | undefined;
  /** The errors, with the IDs of their controls. */
  errors: readonly { readonly id: string; readonly error: string }[];
  /** A value that changes with each response, after which the summary takes focus. */
  answer: unknown;
}

/** The error summary of a form, with links to the fields (WCAG 2.2, technique G139). */
export function ErrorSummary({ heading, text, errors, answer }: ErrorSummaryProps) {
  const ref = useFocus<HTMLDivElement>(answer);
  return (
    // biome-ignore lint/a11y/noAutofocus: screen readers must announce it after a page load too.
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
