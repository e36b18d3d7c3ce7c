import * as styles from "./code-copy.module.css";

interface CodeCopyProps {
  copy: { readonly done: string; readonly failed: string };
}

/** The live region in which copy-code.ts announces that code was copied, or why not. Its content is not React's. */
export function CodeCopy({ copy: { done, failed } }: CodeCopyProps) {
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
