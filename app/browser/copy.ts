import { fetchText } from "./hydrate.ts";
import { onClick } from "./on-click.ts";

/* How long the messages are shown. */
const copiedMs = 2_000;
const failedMs = 5_000;

/**
 * Makes buttons with `data-copy` copy the file that they name, or else the code beside them, with and without React. The result
 * is announced in a live region (root.tsx).
 */
export function setUpCopying(): void {
  onClick("[data-copy]", copy);
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: path = "" } = button.dataset;
  const code = visibleCode(button);
  const status = document.getElementById("copied");
  if (!status) return;
  reset();
  try {
    if (code) await navigator.clipboard.writeText(code.textContent);
    // With a promise, because after awaiting the fetch, browsers no longer allow access to the clipboard.
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchFile(path) })]);
    showCopied(button, status);
  } catch (error) {
    console.error("Copying failed", error);
    showFailure(status, button.dataset.failed ?? status.dataset.failed);
    if (code) getSelection()?.selectAllChildren(code);
  }
}

async function fetchFile(path: string): Promise<Blob> {
  return new Blob([await fetchText(path)], { type: "text/plain" });
}

/** The code or prompt that a button copies: in a block with tabs, the open tab's. */
function visibleCode(button: HTMLElement): HTMLElement | undefined {
  const block = button.closest(".code, .prompt");
  const blocks = block?.querySelectorAll<HTMLElement>("pre > code, blockquote") ?? [];
  return [...blocks].find((block) => block.checkVisibility());
}

/** Removes the last message. */
let reset = () => {};

function showCopied(button: HTMLElement, status: HTMLElement): void {
  // The message of an earlier click may have appeared while this one waited for the clipboard.
  reset();
  const label = button.querySelector("span") ?? button;
  const idle = label.textContent;
  button.toggleAttribute("data-copied", true);
  label.textContent = status.dataset.copied ?? "";
  show(status, label.textContent, copiedMs, () => {
    button.toggleAttribute("data-copied", false);
    label.textContent = idle;
  });
}

function showFailure(status: HTMLElement, message?: string): void {
  reset();
  status.classList.remove("visually-hidden");
  show(status, message, failedMs, () => status.classList.add("visually-hidden"));
}

/** Shows a message for some time, longer while the pointer is on it. */
function show(status: HTMLElement, message = "", duration: number, onReset: () => void): void {
  status.textContent = message;
  const timer = setInterval(() => status.matches(":hover") || reset(), duration);
  reset = () => {
    clearInterval(timer);
    reset = () => {};
    status.textContent = "";
    onReset();
  };
}
