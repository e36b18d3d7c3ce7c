import type { Heading, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { escapeHtml } from "../../content/markdown/escape-html.ts";
import type { Block } from "../../content/markdown/markdown-document.ts";
import { blockOf } from "../../content/markdown/render-markdown.ts";
import { withoutLocale } from "../../i18n/paths.ts";
import type { Kind, Section } from "../../search/section.ts";
import { originToken } from "./built-files.ts";
import { markdownTree } from "./page-markdown.ts";
import type { PageAddress, PageTree } from "./page-tree.ts";

/** Sections that state the figures, by page and heading. */
const factSections = ["/features#specs", "/pricing#plans", "/about#stats", "/careers#benefits"];
const kindPages: readonly (readonly [kind: Kind, pages: RegExp])[] = [
  ["docs", /^\/docs$/],
  ["api", /^\/api(-changelog)?$/],
  ["blog", /^\/blog\//],
  ["legal", /^\/(terms|privacy|api-terms|security|license|accessibility)$/],
];

/** A page by its headings, as it can be searched: what comes before the first of them stands under the page's title. */
export function pageSections(page: PageTree, address: PageAddress): Section[] {
  const { path, locale } = address;
  const blocksOf = (nodes: readonly RootContent[], heading: string) =>
    nodes.map((node) => withoutOrigin(blockOf(node, heading, locale)));
  const parts = splitAtHeadings(markdownTree(page).children);
  const headings = parts.flatMap(({ heading }) => heading ?? []);
  if (headings.length !== page.places.length) {
    throw new Error(`${path} has a heading where Markdown has none.`);
  }
  const placeOf = new Map(headings.map((heading, at) => [heading, page.places[at]]));
  const top = parts.filter(({ heading }) => !heading || heading.depth === 1);
  const opening: Section = {
    kind: kindOf(path),
    title: page.title,
    page: path,
    heading: page.title,
    path,
    keywords: top.map(({ heading }) => (heading ? plainText(heading) : "")).join("\n"),
    blocks: [
      paragraph(page.description),
      ...top.flatMap(({ nodes }) => blocksOf(nodes, page.title)),
    ],
    ...untilOf(top.map(({ heading }) => heading && placeOf.get(heading))),
  };
  const rest = parts.flatMap(({ heading, nodes }): Section[] => {
    if (!heading || heading.depth === 1) return [];
    const name = plainText(heading);
    const place = placeOf.get(heading);
    const own = blocksOf(nodes, name);
    return [
      {
        kind: kindOf(path, place?.target),
        title: page.title,
        page: path,
        heading: name,
        path: path + (place?.target ?? ""),
        // A heading with nothing of its own stands for what follows.
        blocks: own.length > 0 ? own : [paragraph(below(headings, heading))],
        ...untilOf([place]),
      },
    ];
  });
  return [opening, ...rest];
}

interface Part {
  readonly heading?: Heading;
  readonly nodes: RootContent[];
}

function splitAtHeadings(children: readonly RootContent[]): Part[] {
  const parts: Part[] = [{ nodes: [] }];
  for (const node of children) {
    if (node.type === "heading") parts.push({ heading: node, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

function kindOf(path: string, target = ""): Kind {
  const page = withoutLocale(path);
  if (factSections.includes(page + target)) return "facts";
  return kindPages.find(([, pages]) => pages.test(page))?.[0] ?? "pages";
}

function untilOf(places: readonly (PageTree["places"][number] | undefined)[]) {
  const until = places.find((place) => place?.until)?.until;
  return until === undefined ? {} : { until };
}

function below(headings: readonly Heading[], heading: Heading): string {
  const after = headings.slice(headings.indexOf(heading) + 1);
  const end = after.findIndex(({ depth }) => depth <= heading.depth);
  return after
    .slice(0, end < 0 ? undefined : end)
    .map((next) => plainText(next))
    .join(" · ");
}

function paragraph(text: string): Block {
  return { type: "text", text, html: `<p>${escapeHtml(text)}</p>` };
}

/** Searching and quoting happen on the site itself. */
function withoutOrigin({ type, text, html }: Block): Block {
  return { type, text: text.replaceAll(originToken, ""), html: html.replaceAll(originToken, "") };
}
