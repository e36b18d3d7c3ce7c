import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { sandboxPath } from "../pages.ts";
import { testKeyNames, testKeys } from "./test-keys.ts";

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
  return {
    paragraphs: [formatMessage(text, { url: siteUrl + sandboxPath }), checks, study, examples],
    keys: {
      heading: keys.heading,
      entries: testKeyNames.map((name) => ({ key: testKeys[name], effect: keys[name] })),
    },
  };
}
