import type { Element, ElementContent, Root, RootContent } from "hast";
import type * as mdast from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import {
  childrenOf,
  element,
  findAll,
  hasClass,
  isElement,
  levelOf,
  lineOf,
  text,
} from "../../content/markdown/hast.ts";
import type { Locale } from "../../i18n/locales.ts";
import { localeOf } from "../../i18n/paths.ts";
import { languages } from "../../site/locales/language.ts";

declare module "mdast" {
  /** Where a heading of a page leads. */
  interface HeadingData {
    /** Comes after the path of the page: a query that opens a tab, and the ID of the heading or of one above. */
    target?: string;
    /** The last moment at which its section is valid, as an ISO 8601 date and time. */
    until?: string | undefined;
  }
}

/** The content of a page for tools, as a syntax tree. */
export interface PageTree {
  readonly path: string;
  /** The origin that it was rendered for. */
  readonly siteUrl: string;
  /** As in its breadcrumbs and the menus. */
  readonly title: string;
  readonly description: string;
  /** The content of its `<main>`. */
  readonly content: readonly mdast.RootContent[];
}

/**
 * Reads the text of a rendered page. Drawings, controls and navigation are left out, unless they have `data-markdown="keep"`,
 * and so are elements with `data-markdown="skip"`. Text with `data-markdown="code"` is code; `data-until` is the last
 * moment at which an element is valid. All links are absolute.
 */
export function readPage(html: string, path: string, siteUrl: string): PageTree {
  const page = unified().use(rehypeParse).parse(html);
  const [main] = findAll(page, "main");
  const [heading] = findAll(page, "h1");
  if (!main || !heading) throw new Error(`${path} has no main element or no heading.`);
  const [description] = findAll(page, ({ properties }) => properties.name === "description");
  const title = lastBreadcrumb(page) ?? lineOf(heading);
  const reader = new PageReader(localeOf(path));
  const children = reader.read(main.children, {});
  const content = unified().use(rehypeRemark).runSync({ type: "root", children });
  visit(content, (node) => {
    if (node.type === "heading") node.data = reader.targets.shift();
    if ("url" in node && /^[/#]/.test(node.url)) node.url = new URL(node.url, siteUrl + path).href;
  });
  return {
    path,
    siteUrl,
    title,
    description: String(description?.properties.content ?? ""),
    content: joinLists(content.children),
  };
}

function lastBreadcrumb(page: Root): string | undefined {
  const scripts = findAll(page, ({ properties }) => properties.type === "application/ld+json");
  const data = scripts.map((script): { itemListElement?: readonly { name: string }[] } =>
    JSON.parse(plainText(script)),
  );
  return data.flatMap(({ itemListElement }) => itemListElement?.at(-1)?.name ?? [])[0];
}

/** Joins adjacent lists, because most parsers read lists without text between them as one. */
function joinLists(nodes: readonly mdast.RootContent[]): mdast.RootContent[] {
  const joined: mdast.RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "paragraph" && plainText(node).trim() === "") continue;
    if (node.type === "list" && last?.type === "list" && node.ordered === last.ordered)
      last.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}

/** What an element passes on to its descendants. */
interface Scope {
  /** The query that opens the tab around it. */
  readonly query?: string;
  readonly until?: string | undefined;
  /** By how many levels headings are lowered. */
  readonly shift?: number;
  readonly isInDefinitions?: boolean;
}

/** Turns the elements of a page into those that Markdown has. */
class PageReader {
  /** The targets of all headings, in order. */
  readonly targets: mdast.HeadingData[] = [];
  readonly #copy: { readonly colon: string; readonly form: string };
  /** The tabs by the IDs of their buttons, with the level of the heading above. */
  readonly #tabs = new Map<unknown, { label: string; query: string; above: number }>();
  /** The last heading, and by level the IDs of it and of those above it. */
  #level = 1;
  #heading = "";
  #ids: (string | undefined)[] = [];

  constructor(locale: Locale) {
    this.#copy = languages[locale].copy.markdown;
  }

  read(nodes: readonly RootContent[], scope: Scope): ElementContent[] {
    const kept = headingFirst(nodes.filter(isKept));
    return kept.flatMap((node, index) => {
      const [before, after] = [kept[index - 1], kept[index + 1]];
      if (node.type === "text") {
        const isGap = node.value.trim() === "" && before && after && isLabel(after);
        if (isGap) return text(" · ");
        const isAfterSmall =
          before && isElement(before) && before.tagName === "small" && /^\S/.test(node.value);
        return text(isAfterSmall ? ` · ${node.value}` : node.value);
      }
      const content = this.#readElement(node, scope);
      // On the page, styles separate them.
      const isAdjacent = before && isInline(before) && isInline(node) && content.length > 0;
      return isAdjacent ? [text(" · "), ...content] : content;
    });
  }

  #readElement(node: Element, outer: Scope): ElementContent[] {
    const { tagName, properties, children } = node;
    const { dataUntil, dataMarkdown, role } = properties;
    const scope = typeof dataUntil === "string" ? { ...outer, until: dataUntil } : outer;
    if (dataMarkdown === "code") return [element("code", text(lineOf(node)))];
    if (levelOf(node)) return [this.#readHeading(node, scope)];
    if (role === "tablist") return this.#readTabs(node);
    if (role === "tabpanel") return this.#readPanel(node, scope);
    if (role === "img") return [element("p", text(String(properties.ariaLabel)))];
    // A prompt keeps its lines, so that it can be copied; a blank line separates its turns.
    if (hasClass(node, "prompt")) {
      const turns = findAll(node, "p").map((turn) => plainText(turn));
      return [codeBlock(turns.join("\n\n"), "text")];
    }
    switch (tagName) {
      case "address":
        return [element("p", text(childrenOf(node).map(lineOf).join(", ")))];
      // Breadcrumbs.
      case "nav":
        return [element("p", ...this.read(findAll(node, "a"), scope))];
      case "dl":
        return [this.#readDefinitions(node, { ...scope, isInDefinitions: true })];
      case "form":
        return properties.method === "post" ? this.#readForm(node, scope) : [];
      case "pre":
        return [codeBlock(plainText(node), properties.dataLanguage)];
      case "span":
        return this.read(children, scope);
      case "strong":
        return strong(this.read(children, scope));
      case "summary":
        // The parts of a field are listed below it.
        return scope.isInDefinitions ? [] : [this.#insertHeading(lineOf(node), scope)];
      case "table":
        return this.#readTable(node, scope);
      case "ol":
      case "ul":
        // A list whose items have headings becomes sections.
        if (findAll(node, (child) => levelOf(child) > 0).length > 0)
          return this.read(
            childrenOf(node).map((item) => ({ ...item, tagName: "div" })),
            scope,
          );
    }
    const content = this.read(children, scope);
    const isEmptyCell = (tagName === "td" || tagName === "th") && content.length === 0;
    return [{ ...node, children: isEmptyCell ? [text(lineOf(node))] : content }];
  }

  #readHeading(node: Element, scope: Scope): Element {
    const { id } = node.properties;
    this.#level = levelOf(node) + (scope.shift ?? 0);
    this.#heading = lineOf(node);
    this.#ids = this.#ids.slice(0, this.#level);
    this.#ids[this.#level] = typeof id === "string" ? id : undefined;
    // Headings of the documentation link to themselves.
    const children = this.read(node.children, scope).flatMap((child) =>
      isElement(child) && String(child.properties.href).includes("#") ? child.children : child,
    );
    return this.#createHeading(children, this.#level, scope);
  }

  /** Adds a heading where the page has a label, one level below the last heading. */
  #insertHeading(label: string, scope: Scope, level = this.#level + 1): Element {
    return this.#createHeading([text(label)], level, scope);
  }

  #createHeading(children: ElementContent[], level: number, { query = "", until }: Scope): Element {
    const id = this.#ids.findLast(Boolean);
    this.targets.push({ target: id ? `${query}#${id}` : query, until });
    return element(`h${Math.min(level, 6)}`, ...children);
  }

  #readTabs(list: Element): [] {
    for (const [index, tab] of childrenOf(list).entries()) {
      const query = index === 0 ? "" : `?tab=${tab.properties.value}`;
      const [panel] = [tab.properties.ariaControls].flat();
      this.#tabs.set(panel, { label: lineOf(tab), query, above: this.#level });
    }
    return [];
  }

  /** A tab becomes the heading of its panel, or the name of its code. */
  #readPanel(node: Element, outer: Scope): ElementContent[] {
    const tab = this.#tabs.get(node.properties.id);
    if (!tab || !node.children.some(isKept)) return [];
    const { label, query, above } = tab;
    if (childrenOf(node, "pre").length > 0)
      return [element("p", element("strong", text(label))), ...this.read(node.children, outer)];
    const scope = { ...outer, query };
    this.#ids = this.#ids.slice(0, above + 1);
    const headings = findAll(node, (child) => levelOf(child) > 0);
    const [first] = headings;
    if (first && lineOf(first) === label) return this.read(node.children, scope);
    const heading = this.#insertHeading(label, scope, above + 1);
    this.#level = above + 1;
    const shift = Math.max(0, above + 2 - Math.min(...headings.map(levelOf), 6));
    return [heading, ...this.read(node.children, { ...scope, shift })];
  }

  /** Turns names and their descriptions into a list. */
  #readDefinitions(node: Element, scope: Scope): Element {
    const list = element("ul");
    const parts = childrenOf(node).flatMap((part) =>
      part.tagName === "div" ? childrenOf(part) : part,
    );
    for (const [index, { tagName, children }] of parts.entries()) {
      const content = this.read(children, scope);
      const last = childrenOf(list).at(-1);
      const isAdditional = parts[index - 1]?.tagName === "dd" && content.length > 0;
      if (tagName === "dt") list.children.push(element("li", ...this.#renderName(content)));
      else last?.children.push(...(isAdditional ? [text(" · ")] : []), ...content);
    }
    return list;
  }

  #renderName(children: ElementContent[]): ElementContent[] {
    const isCode = children.some((child) => isElement(child) && child.tagName === "code");
    if (isCode) return [...children, text(" · ")];
    return [element("strong", ...children), text(this.#copy.colon)];
  }

  /** Turns a table without column headings into a list of names and values. */
  #readTable(node: Element, scope: Scope): ElementContent[] {
    const [caption] = childrenOf(node, "caption").map(lineOf);
    if (childrenOf(node, "thead").length > 0) {
      const table = element("table", ...this.read(node.children, scope));
      return caption ? [element("p", element("strong", text(caption))), table] : [table];
    }
    const items = findAll(node, "tr").map((row) => {
      const [name, ...values] = this.read(childrenOf(row), scope).filter(isElement);
      const contents = values.flatMap(({ children }) => children);
      return element("li", ...this.#renderName(name?.children ?? []), ...contents);
    });
    const list = element("ul", ...items);
    return caption ? [this.#insertHeading(caption, scope), list] : [list];
  }

  /** Turns a form into a link to it, with its choices and notes. */
  #readForm(node: Element, scope: Scope): ElementContent[] {
    const link = element("a", text(this.#heading));
    link.properties.href = `#${this.#ids.findLast(Boolean)}`;
    const [before = "", after = ""] = this.#copy.form.split("{{link}}");
    const choices = findAll(node, "select").map((select) => {
      const [label] = findAll(
        node,
        ({ properties }) => String(properties.htmlFor) === select.properties.id,
      );
      const name = label?.children.filter(({ type }) => type === "text") ?? [];
      const options = childrenOf(select).filter(({ properties }) => properties.value);
      return element("p", ...this.#renderName(name), text(options.map(lineOf).join(" · ")));
    });
    const notes = findAll(node, (part) => hasClass(part, "note") && !part.properties.id);
    return [element("p", text(before), link, text(after)), ...choices, ...this.read(notes, scope)];
  }
}

const controls = new Set(
  "button dialog iframe input label nav noscript script select style svg template textarea wbr".split(
    " ",
  ),
);

function isKept(node: RootContent): node is Element | Extract<RootContent, { type: "text" }> {
  if (node.type === "text") return true;
  if (!isElement(node)) return false;
  const { ariaHidden, dataMarkdown, role, alt } = node.properties;
  if (dataMarkdown === "keep") return true;
  return !(
    controls.has(node.tagName) ||
    dataMarkdown === "skip" ||
    ariaHidden === "true" ||
    role === "status" ||
    (node.tagName === "img" && !alt) ||
    (node.tagName === "span" && lineOf(node) === "") ||
    // Text added for screen readers only; headings are for all readers.
    (hasClass(node, "visually-hidden") && !levelOf(node))
  );
}

/** Moves the only heading to the front: in cards, it may come after content that belongs to it. */
function headingFirst<T extends RootContent>(nodes: readonly T[]): readonly T[] {
  const [heading, ...others] = nodes.filter(levelOf);
  if (!heading || levelOf(heading) < 3 || others.length > 0) return nodes;
  return [heading, ...nodes.filter((node) => node !== heading)];
}

/** Whether a node is text that styles keep apart from its neighbours. */
function isLabel(node: RootContent): boolean {
  return isElement(node) && node.tagName === "span" && !hasClass(node, "unbroken");
}

function isInline(node: RootContent): boolean {
  return isLabel(node) || (isElement(node) && ["a", "b", "small", "time"].includes(node.tagName));
}

/** Moves final punctuation out of strong text, because `**` between punctuation and a letter closes nothing (CommonMark, 6.2). */
function strong(children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  const [, kept = "", end = ""] =
    /^(.*?)([：:，。]?)$/su.exec(last?.type === "text" ? last.value : "") ?? [];
  if (end === "") return [element("strong", ...children)];
  return [element("strong", ...children.slice(0, -1), text(kept)), text(end)];
}

function codeBlock(content: string, language: unknown): Element {
  const code = element("code", text(content));
  if (language) code.properties.className = [`language-${language}`];
  return element("pre", code);
}
