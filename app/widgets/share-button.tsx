import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useCopy } from "./use-copy.ts";

interface ShareButtonProps {
  title: string;
  url: string;
  copy: { readonly device: string; readonly copy: string; readonly copied: string };
}

/** A list item that is rendered after hydration: shares with the device's dialog, or copies the link. */
export function ShareButton({ title, url, copy: texts }: ShareButtonProps) {
  const hydrated = useHydrated();
  const { state, copy } = useCopy();
  if (!hydrated) return null;
  const shares = "share" in navigator;
  const copied = state === "copied";

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.error("Sharing failed", error);
    }
  }

  return (
    <li>
      <button
        type="button"
        onClick={() => void (shares ? share() : copy(() => navigator.clipboard.writeText(url)))}
      >
        <Icon name={copied ? "check" : shares ? "up" : "copy"} />
        <span>{copied ? texts.copied : shares ? texts.device : texts.copy}</span>
      </button>
      <p className="visually-hidden" role="status">
        {copied && texts.copied}
      </p>
    </li>
  );
}
