import { readStoredJson, store } from "./storage.ts";

/* A key of session storage; the privacy policy lists it. */
const key = "form-drafts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Stores the text typed into forms (`data-draft`) in this tab while another page is shown, even one in another language, and
 * fills it in again. The text of a form that was sent is not stored.
 */
export function keepDrafts(): void {
  restore();
  // A page becomes hidden before it is left, and visible when it is restored.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
    else restore();
  });
  addEventListener("submit", ({ target, defaultPrevented }) => {
    // The response has stored the text, or shows it again.
    if (target instanceof HTMLFormElement && !defaultPrevented) delete target.dataset.draft;
  });
}

function save(): void {
  update((control) => control.value);
}

/** Fills empty fields. The visitor has already typed into the others, or the page has set them. */
function restore(): void {
  update((control, draft) => {
    control.value ||= draft;
    return "";
  });
}

/** Replaces the stored draft of each field on this page by the result of a function. */
function update(draftOf: (control: Control, draft: string) => string): void {
  const drafts = readStoredJson<Record<string, string>>(key, {});
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    for (const control of [...form.elements].filter(isControl)) {
      if (control.type === "hidden" || control.name === "") continue;
      const name = `${form.dataset.draft} ${control.name}`;
      const draft = draftOf(control, drafts[name] ?? "");
      if (draft) drafts[name] = draft;
      else delete drafts[name];
    }
  }
  const isEmpty = Object.keys(drafts).length === 0;
  store(key, isEmpty ? null : JSON.stringify(drafts), "sessionStorage");
}

/** Whether an element is a field of a form. */
export function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => target instanceof kind,
  );
}
