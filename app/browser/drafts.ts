import { readStoredJson, store } from "./storage.ts";

/* A key of session storage; the privacy policy lists it. */
const key = "form-drafts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed into the forms of a page (`data-draft`) in this tab while another page is shown, also one in another
 * language, and fills it in again. A form that was sent has gone, and nothing of it is kept.
 */
export function keepDrafts(): void {
  restore();
  // A page that is left is hidden first, and one that comes back is shown.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
    else restore();
  });
  addEventListener("submit", ({ target, defaultPrevented }) => {
    // The next page has the text, or has stored it.
    if (target instanceof HTMLFormElement && !defaultPrevented) delete target.dataset.draft;
  });
}

function save(): void {
  update((control) => control.value);
}

/** Fills empty fields: the visitor has typed into the others already, or the page has set them. */
function restore(): void {
  update((control, draft) => {
    control.value ||= draft;
    return "";
  });
}

/** Stores for each field of a draft on this page what a function makes of what is stored. */
function update(draftOf: (control: Control, draft: string) => string): void {
  const drafts = readStoredJson<Record<string, string>>(key, {}, "sessionStorage");
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
