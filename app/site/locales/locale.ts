import { locale as en } from "./en/locale.ts";
import { locale as zh } from "./zh/locale.ts";

/** What every page needs to know of its language, also in the browser. */
export interface LocaleData {
  /** For `<html lang>` (BCP 47). */
  readonly tag: string;
  /** For lists. British for English, because lists in US English have a comma before "and", which the copy doesn't. */
  readonly listTag: string;
  /** For `hreflang` of alternates. */
  readonly hrefLang: string;
  /** For `og:locale`. */
  readonly openGraph: string;
  /** The direction of its text. */
  readonly direction: "ltr" | "rtl";
  /** The language's name for itself. */
  readonly label: string;
  /** Round figures from here on have compact notation: "400K", "1 万". */
  readonly compactFrom: number;
  /** Has full-width characters, mostly without spaces between words: `:--cjk` in style sheets. */
  readonly cjk: boolean;
  /** Has Chinese typography: spaces between Han and Latin letters or digits, "2026 年", and full-width punctuation. */
  readonly spacesHan: boolean;
  /** Is for mainland China: pages show the site's filings (content/filings.ts). */
  readonly mainlandChina: boolean;
}

/** The languages of the site. What only the server needs of them is in language.ts. */
export const localeTable = { en, zh } satisfies Record<string, LocaleData>;

/** The language of paths without a prefix, and of `hreflang="x-default"`. Paths of the others begin with their code. */
export const defaultLocale: keyof typeof localeTable = "en";
