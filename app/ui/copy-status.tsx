import * as styles from "./message.module.css";

interface CopyStatusProps {
  copy: { readonly done: string; readonly failed: string };
  /** For the buttons beside it only, instead of all those on the page. */
  beside?: boolean;
}

/**
 * The live region in which browser/copy.ts announces that something was copied, or that it failed. Its content is set as HTML
 * so that React, when it hydrates and renders, leaves what that script wrote.
 */
export function CopyStatus({ copy: { done, failed }, beside = false }: CopyStatusProps) {
  return (
    <p
      className={beside ? "visually-hidden" : `visually-hidden ${styles.failure}`}
      id={beside ? undefined : "copied"}
      role="status"
      data-copied={done}
      data-failed={failed}
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
