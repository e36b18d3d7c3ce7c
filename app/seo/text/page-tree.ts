import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import type { Locale } from "../../i18n/locales.ts";
import { dictionaries } from "../../site/locales/dictionaries.ts";
import { originToken } from "./built-files.ts";
import {
  childrenOf,
  element,
  findAll,
  hasClass,
  headingsIn,
  isElement,
  levelOf,
  lineOf,
  text,
} from "./html-nodes.ts";

/** A page as a reader of text gets it. */
export interface PageTree {
  /** As its breadcrumbs and the menus call it. */
  readonly title: string;
  readonly description: string;
  /** What its `<main>` says, in elements that Markdown has. */
  readonly content: Root;
  /** Where each heading of the content leads, in order. */
  readonly places: readonly HeadingPlace[];
}

export interface HeadingPlace {
  /** Follows the path of the page: a query that opens a tab, and the ID of the heading or of one above. */
  readonly target: string;
  /** The last moment at which it holds, as an ISO 8601 date and time. */
  readonly until?: string;
}

export interface PageAddress {
  readonly locale: Locale;
  readonly path: string;
  /** The origin that the page was rendered for. */
  readonly siteUrl: string;
}

/**
 * Reads what a rendered page says. What only eyes or hands can use is left out: drawings, controls and navigation, unless
 * `data-markdown="keep"` marks it, and what `data-markdown="skip"` marks. Text with `data-markdown="code"` is code;
 * `data-until` says until when an element holds.
 */
export function readPage(html: string, address: PageAddress): PageTree {
  const { children } = unified()
    .use(rehypeParse)
    .parse(html.replaceAll(address.siteUrl, originToken));
  const page = element("div", ...children.filter(isElement));
  const [main] = findAll(page, ({ tagName }) => tagName === "main");
  const [heading] = findAll(page, ({ tagName }) => tagName === "h1");
  if (!main || !heading) throw new Error(`${address.path} has no main element or no heading.`);
  const [description] = findAll(page, ({ properties }) => properties.name === "description");
  const { title = lineOf(heading), until } = readStructuredData(page);
  const reader = new PageReader(address, main, until);
  return {
    title,
    description: String(description?.properties.content ?? ""),
    content: { type: "root", children: reader.read(main.children) },
    places: reader.places,
  };
}

/** The last breadcrumb, and until when the job of the page is open. */
function readStructuredData(page: Element): {
  title?: string | undefined;
  until?: string | undefined;
} {
  const scripts = findAll(page, ({ properties }) => properties.type === "application/ld+json");
  const data = scripts.map(
    (script): { itemListElement?: readonly { name: string }[]; validThrough?: string } =>
      JSON.parse(plainText(script)),
  );
  return {
    title: data.flatMap(({ itemListElement }) => itemListElement?.at(-1)?.name ?? [])[0],
    until: data.flatMap(({ validThrough }) => validThrough ?? [])[0],
  };
}

/** What an element passes on to what it contains. */
interface Scope {
  /** Opens the tab. */
  readonly query?: string;
  readonly until?: string | undefined;
  /** By how many levels headings go down. */
  readonly shift?: number;
}

interface TabEntry {
  readonly label: string;
  readonly list: Element;
  readonly isFirst: boolean;
}

class PageReader {
  readonly places: HeadingPlace[] = [];
  readonly #address: PageAddress;
  readonly #colon: string;
  readonly #pageUntil: string | undefined;
  /** The tabs by the IDs of their buttons. */
  readonly #tabs: ReadonlyMap<string, TabEntry>;
  /** The level of the heading above each list of tabs. */
  readonly #levelsAbove = new Map<Element, number>();
  /** The last heading, and the IDs of it and of those above it, by level. */
  #level = 1;
  #heading = "";
  #ids: (string | undefined)[] = [];
  #isInDefinitions = false;

  constructor(address: PageAddress, main: Element, until: string | undefined) {
    this.#address = address;
    this.#colon = dictionaries[address.locale].markdown.colon;
    this.#pageUntil = until;
    const lists = findAll(main, ({ properties }) => properties.role === "tablist");
    this.#tabs = new Map(
      lists.flatMap((list) =>
        childrenOf(list).map((tab, at): [string, TabEntry] => [
          String(tab.properties.id),
          { label: lineOf(tab), list, isFirst: at === 0 },
        ]),
      ),
    );
  }

  read(nodes: readonly RootContent[], scope: Scope = {}): ElementContent[] {
    const kept = headingFirst(nodes.filter(isKept));
    return kept.flatMap((node, at) => {
      const [before, after] = [kept[at - 1], kept[at + 1]];
      if (node.type === "text") {
        const isGap = node.value.trim() === "" && before && after && isLabel(after);
        return text(isGap ? " · " : node.value);
      }
      const read = this.#readElement(node, scope);
      // Styles keep them apart on the page.
      const touches = before && isInline(before) && isInline(node) && read.length > 0;
      return touches ? [text(" · "), ...read] : read;
    });
  }

  #readElement(node: Element, outer: Scope): ElementContent[] {
    const { tagName, properties, children } = node;
    const { dataUntil, dataMarkdown, role } = properties;
    const scope = typeof dataUntil === "string" ? { ...outer, until: dataUntil } : outer;
    if (dataMarkdown === "code") return [element("code", text(lineOf(node)))];
    if (levelOf(node)) return [this.#readHeading(node, scope)];
    if (role === "tabpanel") return this.#readPanel(node, scope);
    if (hasClass(node, "prompt")) return [promptBlock(node)];
    if (role === "img") return [element("p", text(String(properties.ariaLabel)))];
    switch (tagName) {
      case "a":
        return [this.#readLink(node, scope)];
      case "address":
        return [element("p", text(childrenOf(node).map(lineOf).join(", ")))];
      // Breadcrumbs.
      case "nav":
        return [
          element(
            "p",
            ...this.read(
              findAll(node, (child) => child.tagName === "a"),
              scope,
            ),
          ),
        ];
      case "dl":
        return [this.#readDefinitions(node, scope)];
      case "form":
        return this.#readForm(node, scope);
      case "img":
        return [
          { ...element("img"), properties: { ...this.#absolute(properties), alt: properties.alt } },
        ];
      case "pre":
        return [codeBlock(node)];
      case "span":
        return this.read(children, scope);
      case "strong":
        return strong(this.read(children, scope));
      case "summary":
        // What a field consists of stands below it.
        if (this.#isInDefinitions) return [];
        return [this.#insertHeading(lineOf(node), this.#level + 1, scope)];
      case "table":
        return this.#readTable(node, scope);
      case "ol":
      case "ul":
        // A list whose items have headings is a row of sections.
        if (headingsIn(node).length > 0) {
          return childrenOf(node).flatMap((item) =>
            this.#readElement({ ...item, tagName: "div" }, scope),
          );
        }
    }
    return [element(tagName, ...this.read(children, scope))];
  }

  #readHeading(node: Element, scope: Scope): Element {
    const { id } = node.properties;
    this.#level = (levelOf(node) ?? 1) + (scope.shift ?? 0);
    this.#heading = lineOf(node);
    this.#ids = this.#ids.slice(0, this.#level);
    this.#ids[this.#level] = typeof id === "string" ? id : undefined;
    // Headings of the documentation link to themselves.
    const children = this.read(node.children, scope).flatMap((child) =>
      isElement(child) && String(child.properties.href).includes("#") ? child.children : child,
    );
    return this.#place(children, this.#level, scope);
  }

  /** Adds a heading where the page has a label. */
  #insertHeading(label: string, level: number, scope: Scope): Element {
    return this.#place([text(label)], level, scope);
  }

  #place(
    children: ElementContent[],
    level: number,
    { query = "", until = this.#pageUntil }: Scope,
  ) {
    const id = this.#ids.findLast(Boolean);
    this.places.push({ target: id ? `${query}#${id}` : query, ...(until && { until }) });
    return element(`h${Math.min(level, 6)}`, ...children);
  }

  /** A tab is the heading of its panel, or the name of its code. */
  #readPanel(node: Element, scope: Scope): ElementContent[] {
    const tabId = String(node.properties.ariaLabelledBy);
    const tab = this.#tabs.get(tabId);
    if (!tab || !node.children.some(isKept)) return [];
    if (childrenOf(node, "pre").length > 0) {
      const label = element("p", element("strong", text(tab.label)));
      return [label, ...this.read(node.children, scope)];
    }
    const query = tab.isFirst ? "" : `?tab=${tabId.replace(/^.*_-/, "")}`;
    const above = this.#levelsAbove.get(tab.list) ?? this.#level;
    this.#levelsAbove.set(tab.list, above);
    this.#ids = this.#ids.slice(0, above + 1);
    const inside = headingsIn(node);
    const [first] = inside;
    if (first && lineOf(first) === tab.label) return this.read(node.children, { ...scope, query });
    const highest = Math.min(...inside.map((heading) => levelOf(heading) ?? 6), 6);
    const shift = Math.max(0, above + 2 - highest);
    const heading = this.#insertHeading(tab.label, above + 1, { ...scope, query });
    this.#level = above + 1;
    return [heading, ...this.read(node.children, { ...scope, query, shift })];
  }

  /** Names and what is said of them, as a list. */
  #readDefinitions(node: Element, scope: Scope): Element {
    const parts = childrenOf(node).flatMap((part) =>
      part.tagName === "div" ? childrenOf(part) : part,
    );
    const items: Element[] = [];
    const isNested = this.#isInDefinitions;
    this.#isInDefinitions = true;
    for (const { tagName, children } of parts) {
      const read = this.read(children, scope);
      if (tagName === "dt") items.push(element("li", ...this.#name(read)));
      else items.at(-1)?.children.push(...read);
    }
    this.#isInDefinitions = isNested;
    return element("ul", ...items);
  }

  #name(children: ElementContent[]): ElementContent[] {
    const isCode = children.some((child) => isElement(child) && child.tagName === "code");
    if (isCode) return [...children, text(" · ")];
    return [element("strong", ...children), text(this.#colon)];
  }

  /** A table without column headings is a list of names and values. */
  #readTable(node: Element, scope: Scope): ElementContent[] {
    const [caption] = childrenOf(node, "caption");
    const rows = findAll(node, ({ tagName }) => tagName === "tr").map((row) =>
      childrenOf(row)
        .filter(isKept)
        .map((cell) => {
          const read = this.read(cell.children, scope);
          return element(cell.tagName, ...(read.length > 0 ? read : [text(lineOf(cell))]));
        }),
    );
    if (childrenOf(node, "thead").length > 0) {
      const table = element("table", ...rows.map((cells) => element("tr", ...cells)));
      return caption ? [element("p", element("strong", text(lineOf(caption)))), table] : [table];
    }
    const items = rows.map(([name, ...values]) =>
      element(
        "li",
        ...this.#name(name?.children ?? []),
        ...values.flatMap(({ children }) => children),
      ),
    );
    const list = element("ul", ...items);
    return caption ? [this.#insertHeading(lineOf(caption), this.#level + 1, scope), list] : [list];
  }

  /** A form is filled in on the page. Its choices and notes are said here. */
  #readForm(node: Element, scope: Scope): ElementContent[] {
    if (node.properties.method !== "post") return [];
    const link = element("a", text(this.#heading));
    link.properties.href = this.#absolute({ href: `#${this.#ids.findLast(Boolean)}` }).href;
    const [before = "", after = ""] =
      dictionaries[this.#address.locale].markdown.form.split("{{link}}");
    const choices = findAll(node, ({ tagName }) => tagName === "select").map((select) => {
      const [label] = findAll(
        node,
        ({ properties }) => String(properties.htmlFor) === select.properties.id,
      );
      const name = label?.children.filter(({ type }) => type === "text") ?? [];
      const options = childrenOf(select).filter(({ properties }) => properties.value);
      return element("p", ...this.#name(name), text(options.map(lineOf).join(" · ")));
    });
    const notes = findAll(node, (part) => hasClass(part, "note") && !part.properties.id);
    return [
      element("p", text(before), link, text(after)),
      ...choices,
      ...notes.flatMap((note) => this.#readElement(note, scope)),
    ];
  }

  #readLink(node: Element, scope: Scope): Element {
    const children = this.read(node.children, scope);
    return { ...element("a", ...children), properties: this.#absolute(node.properties) };
  }

  /** The address of a link or picture, with the origin. */
  #absolute({ href, src }: Element["properties"]): Element["properties"] {
    const { path } = this.#address;
    const full = (to: unknown) =>
      String(to)
        .replace(/^#/, `${path}#`)
        .replace(/^\/(?!\/)/, `${originToken}/`);
    return { ...(href && { href: full(href) }), ...(src && { src: full(src) }) };
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
    role === "tablist" ||
    (node.tagName === "img" && !alt) ||
    (node.tagName === "span" && lineOf(node) === "") ||
    // What screen readers hear in addition; headings are for all readers.
    (hasClass(node, "visually-hidden") && !levelOf(node))
  );
}

/** In cards, a heading may come after what belongs to it. */
function headingFirst<T extends RootContent>(nodes: readonly T[]): readonly T[] {
  const [heading, ...others] = nodes.filter((node) => isElement(node) && levelOf(node));
  const isOfCard = heading && isElement(heading) && (levelOf(heading) ?? 0) > 2;
  if (!isOfCard || others.length > 0) return nodes;
  return [heading, ...nodes.filter((node) => node !== heading)];
}

/** A stretch of text that styles keep apart from others. */
function isLabel(node: RootContent): boolean {
  return isElement(node) && node.tagName === "span" && !hasClass(node, "unbroken");
}

function isInline(node: RootContent): boolean {
  return isLabel(node) || (isElement(node) && ["a", "b", "small", "time"].includes(node.tagName));
}

/** Punctuation at its end follows it, for between punctuation and a letter `**` ends nothing (CommonMark, 6.2). */
function strong(children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  const [, kept = "", end = ""] =
    /^(.*?)([：:，。]?)$/su.exec(last?.type === "text" ? last.value : "") ?? [];
  if (end === "") return [element("strong", ...children)];
  return [element("strong", ...children.slice(0, -1), text(kept)), text(end)];
}

function codeBlock(node: Element): Element {
  const { dataLanguage } = node.properties;
  const code = element("code", text(plainText(node)));
  if (dataLanguage) code.properties.className = [`language-${dataLanguage}`];
  return element("pre", code);
}

/** A prompt keeps its lines, so that it can be copied; a blank line separates its turns. */
function promptBlock(node: Element): Element {
  const turns = findAll(node, ({ tagName }) => tagName === "p").map((turn) => plainText(turn));
  const code = element("code", text(turns.join("\n\n")));
  code.properties.className = ["language-text"];
  return element("pre", code);
}
