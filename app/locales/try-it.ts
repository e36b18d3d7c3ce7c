import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import type { sandbox } from "./en/sandbox.ts";
import type { tryIt } from "./en/try-it.ts";

type TryItModules = Promise<
  [{ readonly tryIt: Copy<typeof tryIt> }, { readonly sandbox: Copy<typeof sandbox> }]
>;

/** The copy of the panel that calls the API, with what the sandbox says of fields. */
export const loadTryIt: Readonly<Record<Locale, () => TryItModules>> = {
  en: () => Promise.all([import("./en/try-it.ts"), import("./en/sandbox.ts")]),
  zh: () => Promise.all([import("./zh/try-it.ts"), import("./zh/sandbox.ts")]),
};
