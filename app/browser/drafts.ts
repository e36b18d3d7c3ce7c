import { store, stored } from "./storage.ts";

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
  const drafts = readDrafts();
  for (const [name, control] of draftControls()) {
    if (control.value) drafts[name] = control.value;
    else delete drafts[name];
  }
  write(drafts);
}

/** Fills empty fields: the visitor has typed into the others already, or the page has set them. */
function restore(): void {
  const drafts = readDrafts();
  for (const [name, control] of draftControls()) {
    if (control.value === "") control.value = drafts[name] ?? "";
    delete drafts[name];
  }
  write(drafts);
}

/** The fields of all drafts on this page, with the names that they are stored by. */
function draftControls(): [string, Control][] {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-draft]")].flatMap((form) =>
    [...form.elements]
      .filter(isControl)
      .filter(({ type, name }) => type !== "hidden" && name !== "")
      .map((control): [string, Control] => [`${form.dataset.draft} ${control.name}`, control]),
  );
}

/** Whether an element is a field of a form. */
export function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => target instanceof kind,
  );
}

function write(drafts: Readonly<Record<string, string>>): void {
  const isEmpty = Object.keys(drafts).length === 0;
  store(key, isEmpty ? null : JSON.stringify(drafts), "sessionStorage");
}

function readDrafts(): Record<string, string> {
  try {
    return { ...JSON.parse(stored(key, "sessionStorage") ?? "{}") };
  } catch {
    return {};
  }
}
