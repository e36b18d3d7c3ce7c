/** The duration of the success message, in milliseconds. */
const copiedFor = 2_000;

/** That of the failure, in milliseconds; it stays longer while the pointer is on it. */
const failedFor = 5_000;

/**
 * Handles the clicks on all `[data-copy]` buttons of the document with one listener, with and without React, because
 * code blocks are rendered without it. It announces the result in the live region of copy-status.tsx.
 */
export function copyCodeAtClick(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (button) void copyCode(button);
  });
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = visibleCode(button);
  const status = document.querySelector<HTMLElement>("[data-copied][role=status]");
  if (!code || !status) return;
  reset();
  try {
    await navigator.clipboard.writeText(code.textContent);
    showCopied(button, status);
  } catch (error) {
    console.error("Copying failed", error);
    showFailure(status);
    getSelection()?.selectAllChildren(code);
  }
}

/** The code or the prompt of a button: in a block with tabs, that of the tab which is shown. */
function visibleCode(button: HTMLElement): HTMLElement | undefined {
  const block = button.closest(".code, .prompt");
  const blocks = block?.querySelectorAll<HTMLElement>("pre > code, blockquote") ?? [];
  return [...blocks].find((block) => block.checkVisibility());
}

let timer = 0;

/** Takes the last message away. */
let reset = () => {};

function showCopied(button: HTMLElement, status: HTMLElement): void {
  // An earlier click may have been answered while this one waited for the clipboard.
  reset();
  const label = button.querySelector("span") ?? button;
  const idle = label.textContent;
  button.toggleAttribute("data-copied", true);
  label.textContent = status.textContent = status.dataset.copied ?? "";
  timer = window.setTimeout(() => reset(), copiedFor);
  reset = () => {
    button.toggleAttribute("data-copied", false);
    label.textContent = idle;
    status.textContent = "";
    clear();
  };
}

function showFailure(status: HTMLElement): void {
  reset();
  status.textContent = status.dataset.failed ?? "";
  status.classList.remove("visually-hidden");
  timer = window.setInterval(() => status.matches(":hover") || reset(), failedFor);
  reset = () => {
    status.textContent = "";
    status.classList.add("visually-hidden");
    clear();
  };
}

function clear(): void {
  clearTimeout(timer);
  reset = () => {};
}
