import * as styles from "./message.module.css";

interface CopyStatusProps {
  copy: { readonly done: string; readonly failed: string };
  /** For buttons beside it, in place of those of the whole page. */
  beside?: boolean;
}

/**
 * The live region in which browser/copy.ts announces that something was copied, or why not. Its content is set as HTML because
 * that script owns it: React must leave it alone when it hydrates and renders.
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
