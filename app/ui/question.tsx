import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A question about a file. */
export function Question({ file, children }: { file: string; children: ReactNode }) {
  return (
    <p className="bubble you">
      <small>
        <Icon name="file" />
        {file}
      </small>
      {children}
    </p>
  );
}

/** The source of an answer, below it. */
export function Source({ children }: { children: ReactNode }) {
  return (
    <p className="source small">
      <Icon name="file" />
      <span>{children}</span>
    </p>
  );
}
