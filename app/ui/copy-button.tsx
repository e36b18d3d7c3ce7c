import { Icon } from "./icon.tsx";
import "../styles/code.css";

/** Copies the code that it stands over; `widgets/code-copy.tsx` does the work. */
export function CopyButton({ label }: { label: string }) {
  return (
    <button className="copy-button" type="button" data-copy>
      <Icon name="copy" />
      <Icon name="check" />
      <span>{label}</span>
    </button>
  );
}
