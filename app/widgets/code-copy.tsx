import { useEffect, useRef, useState } from "react";
import "../styles/toast.css";

/** How long a block says that it was copied, in milliseconds. */
const copiedFor = 2_000;
/** How long a failure is told, and as much longer as the pointer stays on it. */
const toldFor = 5_000;

interface CodeCopyProps {
  copy: { readonly idle: string; readonly done: string; readonly failed: string };
}

/**
 * Gives every `[data-copy]` button of the document its work: one listener for all blocks, so that
 * rendered code costs no JavaScript of its own. Says what happened in a live region.
 */
export function CodeCopy({ copy }: CodeCopyProps) {
  const [message, setMessage] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const failed = message === copy.failed;

  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => !status.current?.matches(":hover") && setMessage(""), toldFor);
    return () => clearInterval(timer);
  }, [failed]);

  useEffect(() => {
    const timers = new Map<HTMLElement, number>();

    async function copyCode(button: HTMLElement) {
      const code = visibleCode(button);
      if (!code) return;
      try {
        await navigator.clipboard.writeText(code.textContent);
        confirm(button);
        setMessage(copy.done);
      } catch (error) {
        console.error("Copying failed", error);
        getSelection()?.selectAllChildren(code);
        setMessage(copy.failed);
      }
    }

    function confirm(button: HTMLElement) {
      const show = (copied: boolean) => {
        button.toggleAttribute("data-copied", copied);
        const label = button.querySelector("span");
        if (label) label.textContent = copied ? copy.done : copy.idle;
        if (!copied) setMessage("");
      };
      clearTimeout(timers.get(button));
      show(true);
      timers.set(
        button,
        window.setTimeout(() => show(false), copiedFor),
      );
    }

    function onClick({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
      if (button) void copyCode(button);
    }

    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [copy]);

  return (
    <p className={failed ? "toast" : "vh"} role="status" ref={status}>
      {message}
    </p>
  );
}

/** The code that the button stands over: in a block with tabs, the one that is open. */
function visibleCode(button: HTMLElement): HTMLElement | undefined {
  const blocks = button.closest(".code")?.querySelectorAll<HTMLElement>("pre > code") ?? [];
  return [...blocks].find((block) => !block.closest("[hidden]"));
}
