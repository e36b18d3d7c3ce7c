import { Icon } from "./icon.tsx";
import "./styles/code.css";

/** The button that copies a code block; `browser/copy.ts` handles its clicks. */
export function CopyButton({ label }: { label: string }) {
  return (
    <button className="copy-button" type="button" data-copy="">
      <Icon name="copy" />
      <Icon name="check" />
      {/* It may say by now that the code was copied. */}
      <span suppressHydrationWarning>{label}</span>
    </button>
  );
}
