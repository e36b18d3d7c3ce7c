import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { pagePath } from "../../i18n/paths.ts";
import type { Block } from "../../markdown/markdown-document.ts";
import type { Kind, Section } from "../section.ts";

export type CopyPage = "home" | "features" | "pricing" | "about" | "blog" | "careers" | "contact";

/** Makes sections of pages whose text is copy, under the page's name in the menus. */
export function pageSection(locale: Locale, kind: Kind) {
  const { nav, footer } = copyIn(locale, "chrome");
  const titles = { ...footer.product.links, ...footer.company.links, ...nav };
  return (name: CopyPage, anchor: string, heading: string, blocks: readonly Block[]): Section => {
    const page = pagePath(locale, name);
    return {
      kind,
      title: titles[name],
      page,
      heading: plainText(heading),
      path: page + anchor,
      blocks,
    };
  };
}
