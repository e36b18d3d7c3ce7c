import { createContext, use } from "react";
import { Icon } from "./icon.tsx";
import "./styles/code.css";

/** The label of the page's buttons that copy code. */
export const CopyLabel = createContext("");

/** The button that copies a code block; `browser/copy.ts` handles its clicks. */
export function CopyButton() {
  return (
    <button className="copy-button" type="button" data-copy="">
      <Icon name="copy" />
      <Icon name="check" />
      {/* Before hydration, the label may already say that the code was copied. */}
      <span suppressHydrationWarning>{use(CopyLabel)}</span>
    </button>
  );
}
