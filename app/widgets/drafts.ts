/* A key of session storage; the privacy policy lists it. */
export const draftsKey = "form-drafts";

/** The values of a form's fields, by name. */
export type Draft = Readonly<Record<string, unknown>>;

/** The draft of a form in this tab, by the path of its page. */
export function readDraft(path: string): Draft {
  const draft = readAll()[path];
  return isRecord(draft) ? draft : {};
}

/** Keeps the draft of a form in this tab; without values, it is forgotten. */
export function storeDraft(path: string, draft: Draft): void {
  const { [path]: _, ...others } = readAll();
  const all = Object.keys(draft).length > 0 ? { ...others, [path]: draft } : others;
  try {
    if (Object.keys(all).length > 0) sessionStorage.setItem(draftsKey, JSON.stringify(all));
    else sessionStorage.removeItem(draftsKey);
  } catch {
    // Storage is full or forbidden.
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? "{}");
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
