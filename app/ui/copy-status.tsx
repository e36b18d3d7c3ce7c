import * as styles from "./message.module.css";

/**
 * The live region in which browser/copy.ts announces that something was copied, or that it failed. Its content is set as HTML
 * so that React, when it hydrates and renders, leaves what that script wrote.
 */
export function CopyStatus({ copy: { done, failed } }: { copy: { done: string; failed: string } }) {
  return (
    <p
      className={`visually-hidden ${styles.failure}`}
      id="copied"
      role="status"
      data-copied={done}
      data-failed={failed}
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
