import * as styles from "./copy-status.module.css";

interface CopyStatusProps {
  copy: { readonly done: string; readonly failed: string };
}

/**
 * The live region in which copy-code.ts announces that code was copied, or why not. Its content is set as HTML because
 * copy-code.ts owns it: React must leave it alone when it hydrates and renders.
 */
export function CopyStatus({ copy: { done, failed } }: CopyStatusProps) {
  return (
    <p
      className={`visually-hidden ${styles.failure}`}
      role="status"
      data-copied={done}
      data-failed={failed}
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
