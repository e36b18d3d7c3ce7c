import { useEffect, useRef, useState } from "react";
import * as styles from "./code-copy.module.css";
import { useCopy } from "./use-copy.ts";

/** In milliseconds; the message stays longer while the pointer is on it. */
const failureDuration = 5_000;

interface CodeCopyProps {
  copy: { readonly idle: string; readonly done: string; readonly failed: string };
}

/**
 * Handles the clicks on all `[data-copy]` buttons of the document with one listener, because code blocks are rendered
 * without React. It announces the result in a live region.
 */
export function CodeCopy({ copy: { idle, done, failed } }: CodeCopyProps) {
  const { state, copy, dismiss } = useCopy();
  /** The button of the last copied code. */
  const [button, setButton] = useState<HTMLElement>();
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state !== "failed") return;
    const timer = setInterval(
      () => !status.current?.matches(":hover") && dismiss(),
      failureDuration,
    );
    return () => clearInterval(timer);
  }, [state, dismiss]);

  useEffect(() => {
    if (state !== "copied" || !button) return;
    const show = (copied: boolean) => {
      button.toggleAttribute("data-copied", copied);
      const label = button.querySelector("span");
      if (label) label.textContent = copied ? done : idle;
    };
    show(true);
    return () => show(false);
  }, [state, button, idle, done]);

  useEffect(() => {
    async function copyCode(button: HTMLElement) {
      const code = visibleCode(button);
      if (!code) return;
      if (await copy(() => navigator.clipboard.writeText(code.textContent))) setButton(button);
      else getSelection()?.selectAllChildren(code);
    }

    function onClick({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
      if (button) void copyCode(button);
    }

    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [copy]);

  return (
    <p
      className={state === "failed" ? styles.failure : "visually-hidden"}
      role="status"
      ref={status}
    >
      {{ idle: "", copied: done, failed }[state]}
    </p>
  );
}

/** The code or the prompt of a button: in a block with tabs, that of the selected tab. */
function visibleCode(button: HTMLElement): HTMLElement | undefined {
  const block = button.closest(".code, .prompt");
  const blocks = block?.querySelectorAll<HTMLElement>("pre > code, blockquote") ?? [];
  return [...blocks].find((block) => !block.closest("[hidden]"));
}
