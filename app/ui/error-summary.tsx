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
  /** Whether errors have gone since it was announced. That is not announced, because the visitor is typing. */
  changed: boolean;
}

/** The error summary of a form, with links to the fields (WCAG 2.2, technique G139). */
export function ErrorSummary({ heading, text, errors, answer, changed }: ErrorSummaryProps) {
  const ref = useFocus<HTMLDivElement>(answer);
  return (
    <div
      className={styles.summary}
      role="alert"
      aria-live={changed ? "off" : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers must announce it after a page load too.
      autoFocus
      ref={ref}
    >
      {/* The keys are for pages that the browser has translated (e2e/translated.spec.ts). */}
      <h3 key={heading}>{heading}</h3>
      {text && (
        <p key={text}>
          <RichText text={text} />
        </p>
      )}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // A navigation to the fragment would drop the response, and the errors with it.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
