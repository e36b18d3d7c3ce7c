import { Icon } from "./icon.tsx";
import "../styles/code.css";

/** The button that copies a code block; `widgets/code-copy.tsx` handles its clicks. */
export function CopyButton({ label }: { label: string }) {
  return (
    <button className="copy-button" type="button" data-copy data-hydrate="visible">
      <Icon name="copy" />
      <Icon name="check" />
      <span>{label}</span>
    </button>
  );
}
