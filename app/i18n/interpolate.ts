import { createInstance } from "i18next";
import { joinHan } from "./han-spacing.ts";

const instance = createInstance();
void instance.init({
  initAsync: false,
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (_, [placeholder]) => {
    throw new Error(`${placeholder} has no value.`);
  },
});

/**
 * Replaces each `{{name}}` by its value, as i18next does in copy, in texts that are not copy: Markdown, mails and
 * the API's description.
 * @throws if a value is missing
 */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return joinHan(instance.services.interpolator.interpolate(text, values, "", {}));
}
