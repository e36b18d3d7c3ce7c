import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { withoutLocale } from "../i18n/paths.ts";
import { readDraft, storeDraft } from "./drafts.ts";
import { isChanged, isControl } from "./form-controls.ts";

/**
 * Keeps what is typed into the named fields of a form for its page, in both languages, while the tab is open, and
 * fills it in again: only into empty fields, because the visitor has typed the others before hydration, or the page
 * has set them. Returns a function that saves.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, names: readonly string[]) {
  // Another page of the route has another draft.
  const path = withoutLocale(useLocation().pathname);
  const controls = () =>
    names.map((name) => form.current?.elements.namedItem(name)).filter(isControl);

  function save() {
    const filled = controls().filter(({ value }) => value !== "");
    if (names.length > 0)
      storeDraft(path, Object.fromEntries(filled.map(({ name, value }) => [name, value])));
  }

  const restore = useEffectEvent((page: string) => {
    const draft = readDraft(page);
    for (const control of controls()) {
      const value = draft[control.name];
      if (control.value === "" && typeof value === "string") control.value = value;
      // Counters and the draft follow.
      if (isChanged(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });

  useEffect(() => restore(path), [path]);

  return save;
}
