import type { Block, MarkdownSection } from "../../markdown/markdown-document.ts";
import type { Section } from "../section.ts";
import { list, paragraphs } from "./blocks.ts";

interface Source extends Pick<Section, "kind" | "title" | "page" | "keywords"> {
  /** What the page says of itself before its text. */
  readonly lead: string;
  readonly sections: readonly MarkdownSection[];
}

/** A Markdown document as what can be found in it. A heading that has nothing of its own stands for what follows. */
export function markdownSections({ lead, sections, keywords, ...source }: Source): Section[] {
  return sections.map(({ id, level, heading, blocks }, at) => {
    const own = blocks.map((block) => linkedFrom(source.page, block));
    if (id === "") {
      const opening = {
        heading: source.title,
        path: source.page,
        blocks: [...paragraphs(lead), ...own],
      };
      return keywords ? { ...source, ...opening, keywords } : { ...source, ...opening };
    }
    const next = sections.slice(at + 1).findIndex((other) => other.level <= level);
    const below = sections.slice(at + 1, next < 0 ? undefined : at + 1 + next);
    return {
      ...source,
      heading,
      path: `${source.page}#${id}`,
      blocks: own.length > 0 ? own : [list(below.map(({ heading }) => heading))],
    };
  });
}

/** A link to a heading of its own page works on other pages, too. */
function linkedFrom(page: string, block: Block): Block {
  return { ...block, html: block.html.replaceAll('href="#', `href="${page}#`) };
}
