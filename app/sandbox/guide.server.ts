import { errorsOf, operations } from "../api-reference/operations.ts";
import { apiReference } from "../api-reference/reference.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { sandboxPath } from "../pages.ts";
import { errorKey, testKeys } from "./test-keys.ts";

/** How the API page explains the sandbox. */
export interface SandboxGuide {
  readonly paragraphs: readonly string[];
  readonly keys: {
    readonly heading: string;
    readonly entries: readonly { readonly key: string; readonly effect: string }[];
  };
}

/** The guide in a language; `siteUrl` is the origin of the addresses in it. */
export function sandboxGuide(locale: Locale, siteUrl: string): SandboxGuide {
  const { text, checks, study, examples, keys } = copyIn(locale, "api").sandbox;
  const url = siteUrl + sandboxPath;
  const errors = errorsOf(operations(apiReference(locale, siteUrl).document.paths));
  return {
    paragraphs: [text, checks, study, examples].map((part) => formatMessage(part, { url })),
    keys: {
      heading: keys.heading,
      entries: [
        { key: testKeys.plain, effect: keys.plain },
        { key: testKeys.starter, effect: keys.starter },
        { key: testKeys.professional, effect: keys.professional },
        { key: errors.map(([status]) => errorKey(status)).join(" "), effect: keys.error },
      ],
    },
  };
}
