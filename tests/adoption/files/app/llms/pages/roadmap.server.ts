import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";

export function roadmapPage(locale: Locale): MarkdownPage {
  const { heading, lede, next } = copyIn(locale, "roadmap");
  const { section } = copyBlocks(locale);
  return { title: heading, summary: lede, body: blocks(section(next, list(next.items))) };
}
