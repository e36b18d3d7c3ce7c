import type { Element, ElementContent } from "hast";
import type {
  Code,
  Heading,
  Html,
  Link,
  ListItem,
  Nodes,
  Paragraph,
  Root,
  RootContent,
  Table,
} from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { defaultHandlers, type Options } from "remark-rehype";
import { unified } from "unified";
import type { Locale } from "../../i18n/locales.ts";
import { codeFrame } from "../../markdown/code-frame.ts";
import { escapeHtml } from "../../markdown/escape-html.ts";
import { scrollingTable } from "../../markdown/table.ts";

interface AnswerHtmlOptions {
  readonly locale: Locale;
  /** Names the tables, for assistive technology. */
  readonly question: string;
  /** Where a link may lead, by the address that the model wrote; undefined if it was not given this one. */
  readonly target: (url: string) => string | undefined;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly);

/** The blocks of a Markdown text. */
export function parseBlocks(markdown: string): readonly RootContent[] {
  return parser.parse(markdown).children;
}

/**
 * Returns a function that renders Markdown from a model, which nobody has read before: HTML in it and images are
 * left out, and links that were not given to it are plain text.
 */
export function answerHtml({ locale, question, target }: AnswerHtmlOptions) {
  const handlers: Handlers = {
    code: (_: State, { value, lang }: Code) => ({
      type: "raw",
      value: codeFrame({ html: escapeHtml(value), language: lang ?? "", locale }),
    }),
    footnoteReference: () => undefined,
    // The page's own headings would come after these.
    heading: (state: State, node: Heading) => element("p", [element("strong", state.all(node))]),
    // Cells of tables have no other line breaks.
    html: (_: State, { value }: Html) => (/^<br\s*\/?>$/i.test(value) ? element("br") : undefined),
    image: () => undefined,
    imageReference: () => undefined,
    link: (state: State, node: Link) => {
      const href = target(node.url);
      const children = state.all(node);
      if (!href || isBlank(children)) return children;
      // In place of the page around the frame.
      return { ...element("a", children), properties: { href, target: "_top" } };
    },
    linkReference: (state: State, node: Nodes) => state.all(node),
    // Without a checkbox, which would lack a label.
    listItem: (state: State, node: ListItem, parent: Parent) =>
      defaultHandlers.listItem(state, { ...node, checked: null }, parent),
    paragraph: (state: State, node: Paragraph) => {
      const children = state.all(node);
      return isBlank(children) ? undefined : element("p", children);
    },
    table: (state: State, node: Table) =>
      scrollingTable(defaultHandlers.table(state, node), question),
  };
  const processor = unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeStringify, { allowDangerousHtml: true });
  return (blocks: readonly RootContent[]): string => {
    const tree: Root = { type: "root", children: [...blocks] };
    return processor.stringify(processor.runSync(tree)).trim();
  };
}

type Handlers = NonNullable<Options["handlers"]>;
type State = Parameters<typeof defaultHandlers.listItem>[0];
type Parent = Parameters<typeof defaultHandlers.listItem>[2];

function isBlank(children: readonly ElementContent[]): boolean {
  return children.every((child) => child.type === "text" && child.value.trim() === "");
}

function element(tagName: string, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties: {}, children };
}
