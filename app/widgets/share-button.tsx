import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** How long the button says that the link was copied, in milliseconds. */
const copiedFor = 2_000;

interface ShareButtonProps {
  title: string;
  url: string;
  copy: { readonly device: string; readonly copy: string; readonly copied: string };
}

/** An entry of a list, where there is JavaScript: the device's own sharing, or else a copy of the link. */
export function ShareButton({ title, url, copy }: ShareButtonProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!hydrated) return null;
  const shares = "share" in navigator;

  async function share() {
    try {
      if (shares) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), copiedFor);
    } catch (error) {
      // Closing the device's sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.error("Sharing failed", error);
    }
  }

  return (
    <li>
      <button type="button" onClick={() => void share()}>
        <Icon name={copied ? "check" : shares ? "up" : "copy"} />
        {copied ? copy.copied : shares ? copy.device : copy.copy}
      </button>
      <p className="vh" role="status">
        {copied && copy.copied}
      </p>
    </li>
  );
}
