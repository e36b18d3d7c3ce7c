import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./message.module.css";
import { RichText } from "./rich-text.tsx";
import { SunPath } from "./sun-path.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface ErrorSummaryProps {
  heading: string;
  text?: string | undefined;
  /** The errors, with the IDs of their controls. */
  errors: readonly { readonly id: string; readonly error: string }[];
  /** A value that changes with each response, after which the summary takes focus. */
  answer: unknown;
  /** Whether errors were corrected since it was announced. That is not announced, because the visitor is typing. */
  changed: boolean;
}

/** The error summary of a form, with links to the fields (WCAG 2.2, technique G139). */
export function ErrorSummary({ heading, text, errors, answer, changed }: ErrorSummaryProps) {
  const ref = useFocus(answer);
  return (
    <div
      className={`small ${styles.errors}`}
      role="alert"
      aria-live={changed ? "off" : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers must announce it after a page load, too.
      autoFocus
      ref={ref}
    >
      {/* With keys, React replaces text that the browser has translated (e2e/translated.spec.ts). */}
      <h3 key={heading}>{heading}</h3>
      {text && <RichText as="p" key={text} text={text} />}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // A navigation to the fragment would discard the response, and with it the errors.
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

interface SuccessMessageProps {
  heading: string;
  text: string;
  /** The sentence that names the address of the confirmation mail. */
  receipt?: string;
  /** Links or buttons. */
  children?: ReactNode;
}

/** The success message that replaces a sent form. It takes focus and is announced (WCAG 2.2, success criterion 4.1.3). */
export function SuccessMessage({ heading, text, receipt, children }: SuccessMessageProps) {
  const ref = useFocus();
  return (
    <div
      className={`stack surface speaking ${styles.success}`}
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone.
      autoFocus
      ref={ref}
    >
      <SunPath angle={140} />
      <RichText as="h3" text={heading} />
      <RichText as="p" className="muted" text={text} />
      {receipt && <p className="muted">{receipt}</p>}
      {children}
    </div>
  );
}

interface EmptyStateProps {
  heading: string;
  text: string;
  /** Links or buttons. */
  children?: ReactNode;
}

/** The empty state of a list. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={`stack centered soft gap-2 ${styles.empty}`}>
      <SunPath angle={174} />
      <h3>{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}

/**
 * Focuses a message when it is mounted and when `reason` changes, but not at hydration, when the visitor may be typing
 * elsewhere. On page load, `autoFocus` does it.
 */
function useFocus(reason?: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the reason changes.
  useEffect(() => {
    if (isHydrated) ref.current?.focus();
  }, [reason]);
  return ref;
}
