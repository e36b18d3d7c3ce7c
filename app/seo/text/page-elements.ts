import type { Element, ElementContent, RootContent } from "hast";
import { toString as plainText } from "mdast-util-to-string";
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
import { languages } from "../../site/locales/language.ts";
import {
  isReadable,
  needsSeparator,
  selectReadable,
  separateText,
  separator,
} from "./readable-nodes.ts";

/** What applies to an element because of its place on the page. */
interface Scope {
  readonly words: { readonly colon: string; readonly form: string };
  /** The queries that open the tabs of the page, by their labels. */
  readonly tabs: ReadonlyMap<string, string>;
  /** The last heading before it. */
  readonly heading: PageHeading;
  /** The query that opens the tab around it. */
  readonly query?: string;
  readonly until?: string;
  /** By how many levels headings are lowered. */
  readonly shift?: number;
  readonly isInDefinitions?: boolean;
}

interface PageHeading {
  readonly level: number;
  readonly label: string;
  /** Leads to it, or to the next heading above it that has an ID. */
  readonly hash: string;
  readonly above?: PageHeading;
}

type ReadElement = (node: Element, scope: Scope) => ElementContent[];

/** The readers of elements that need more than their own counterpart in Markdown, by tag name. */
const readers: Readonly<Record<string, ReadElement>> = {
  address: (node) => [element("p", text(childrenOf(node).map(lineOf).join(", ")))],
  dd: (node, scope) => readNodes(node.children, scope),
  dl: readDefinitions,
  dt: (node, scope) => [element("li", ...createName(readNodes(node.children, scope), scope))],
  form: readForm,
  // Breadcrumbs.
  nav: (node, scope) => [element("p", ...readNodes(findAll(node, "a"), scope))],
  ol: readList,
  pre: (node) => [createCode(plainText(node), node.properties.dataLanguage)],
  span: (node, scope) => readNodes(node.children, scope),
  strong: readStrong,
  // The parts of a field are listed below it.
  summary: (node, scope) => (scope.isInDefinitions ? [] : [insertHeading(lineOf(node), scope)]),
  table: readTable,
  td: readCell,
  th: readCell,
  ul: readList,
};

/** Turns siblings into the nodes that Markdown has. The headings of each apply to those after it. */
export function readNodes(nodes: readonly RootContent[], outer: Scope): ElementContent[] {
  const readable = selectReadable(nodes);
  let scope = outer;
  return readable.flatMap((node, index) => {
    const [before, after] = [readable[index - 1], readable[index + 1]];
    if (node.type === "text") return text(separateText(node, before, after));
    const read = readElement(node, scope);
    scope = { ...scope, heading: headingAfter(node, scope) };
    return read.length > 0 && needsSeparator(before, node) ? [text(separator), ...read] : read;
  });
}

function readElement(node: Element, outer: Scope): ElementContent[] {
  const { dataUntil, dataMarkdown, role, ariaLabel } = node.properties;
  const scope = typeof dataUntil === "string" ? { ...outer, until: dataUntil } : outer;
  if (dataMarkdown === "code") return [element("code", text(lineOf(node)))];
  if (levelOf(node)) return [readHeading(node, scope)];
  if (role === "tabpanel") return readPanel(node, scope);
  if (role === "img") return [element("p", text(String(ariaLabel)))];
  if (hasClass(node, "prompt")) return [readPrompt(node)];
  return (readers[node.tagName] ?? readOther)(node, scope);
}

function readOther(node: Element, scope: Scope): ElementContent[] {
  return [{ ...node, children: readNodes(node.children, scope) }];
}

function readHeading(node: Element, outer: Scope): Element {
  const scope = { ...outer, heading: headingAfter(node, outer) };
  // Headings of the documentation link to themselves.
  const children = readNodes(node.children, scope).flatMap((child) =>
    isElement(child) && String(child.properties.href).startsWith("#") ? child.children : child,
  );
  return createHeading(children, scope.heading.level, scope);
}

/** A tab becomes the heading of its panel, or the name of its code. */
function readPanel(node: Element, outer: Scope): ElementContent[] {
  const label = String(node.properties.ariaLabel);
  const query = outer.tabs.get(label);
  if (query === undefined || !node.children.some(isReadable)) return [];
  if (childrenOf(node, "pre").length > 0)
    return [element("p", element("strong", text(label))), ...readNodes(node.children, outer)];
  const scope = { ...outer, query };
  const inside = findAll(node, levelOf);
  const [first] = inside;
  if (first && lineOf(first) === label) return readNodes(node.children, scope);
  const level = outer.heading.level + 1;
  const heading = { ...outer.heading, level, label, above: outer.heading };
  const shift = Math.max(0, level + 1 - Math.min(...inside.map(levelOf), 6));
  return [insertHeading(label, scope), ...readNodes(node.children, { ...scope, heading, shift })];
}

/** A prompt keeps its lines, so that it can be copied; a blank line separates its turns. */
function readPrompt(node: Element): Element {
  const turns = findAll(node, "p").map((turn) => plainText(turn));
  return createCode(turns.join("\n\n"), "text");
}

/** Turns names and their descriptions into a list. */
function readDefinitions(node: Element, scope: Scope): ElementContent[] {
  const entries = childrenOf(node).flatMap((child) =>
    child.tagName === "div" ? childrenOf(child) : child,
  );
  const items: Element[] = [];
  for (const read of readNodes(entries, { ...scope, isInDefinitions: true })) {
    if (isElement(read) && read.tagName === "li") items.push(read);
    else items.at(-1)?.children.push(read);
  }
  return [element("ul", ...items)];
}

/** Turns a form into a link to it, with its choices and notes. */
function readForm(node: Element, scope: Scope): ElementContent[] {
  if (node.properties.method !== "post") return [];
  const link = element("a", text(scope.heading.label));
  link.properties.href = scope.heading.hash;
  const [before = "", after = ""] = scope.words.form.split("{{link}}");
  const choices = findAll(node, "select").map((select) => {
    const { id } = select.properties;
    const [label] = findAll(node, ({ properties }) => String(properties.htmlFor) === id);
    const name = label?.children.filter(({ type }) => type === "text") ?? [];
    const options = childrenOf(select).filter(({ properties }) => properties.value);
    return element("p", ...createName(name, scope), text(options.map(lineOf).join(separator)));
  });
  const notes = findAll(node, (part) => hasClass(part, "note") && !part.properties.id);
  return [element("p", text(before), link, text(after)), ...choices, ...readNodes(notes, scope)];
}

/** A list whose items have headings becomes sections. */
function readList(node: Element, scope: Scope): ElementContent[] {
  if (findAll(node, levelOf).length === 0) return readOther(node, scope);
  const sections = childrenOf(node).map((item) => ({ ...item, tagName: "div" }));
  return readNodes(sections, scope);
}

/** Moves final punctuation out of strong text, because `**` between punctuation and a letter closes nothing (CommonMark, 6.2). */
function readStrong(node: Element, scope: Scope): ElementContent[] {
  const children = readNodes(node.children, scope);
  const last = children.at(-1);
  const [, inner = "", end = ""] =
    /^(.*?)([：:，。]?)$/su.exec(last?.type === "text" ? last.value : "") ?? [];
  if (end === "") return [element("strong", ...children)];
  return [element("strong", ...children.slice(0, -1), text(inner)), text(end)];
}

/** Turns a table without column headings into a list of names and values. */
function readTable(node: Element, scope: Scope): ElementContent[] {
  const [caption] = childrenOf(node, "caption").map(lineOf);
  if (childrenOf(node, "thead").length > 0) {
    const table = element("table", ...readNodes(node.children, scope));
    return caption ? [element("p", element("strong", text(caption))), table] : [table];
  }
  const items = findAll(node, "tr").map((row) => {
    const [name, ...values] = readNodes(childrenOf(row), scope).filter(isElement);
    const contents = values.flatMap(({ children }) => children);
    return element("li", ...createName(name?.children ?? [], scope), ...contents);
  });
  const list = element("ul", ...items);
  return caption ? [insertHeading(caption, scope), list] : [list];
}

/** A cell that only shows a drawing has its text for screen readers. */
function readCell(node: Element, scope: Scope): ElementContent[] {
  const read = readNodes(node.children, scope);
  return [{ ...node, children: read.length > 0 ? read : [text(lineOf(node))] }];
}

/** Adds a heading where the page has a label, one level below the last heading. */
function insertHeading(label: string, scope: Scope): Element {
  return createHeading([text(label)], scope.heading.level + 1, scope);
}

function createHeading(children: ElementContent[], level: number, scope: Scope): Element {
  const { heading, query = "", until } = scope;
  const properties = { dataTarget: query + heading.hash, dataUntil: until };
  return { ...element(`h${Math.min(level, 6)}`, ...children), properties };
}

/** A name, and what separates it from the value that follows. */
function createName(children: ElementContent[], { words }: Scope): ElementContent[] {
  const isCode = children.some((child) => isElement(child) && child.tagName === "code");
  if (isCode) return [...children, text(separator)];
  return [element("strong", ...children), text(words.colon)];
}

function createCode(content: string, language: unknown): Element {
  const code = element("code", text(content));
  if (language) code.properties.className = [`language-${language}`];
  return element("pre", code);
}

/** The scope at the beginning of a page. */
export function createScope(main: Element, locale: Locale): Scope {
  const heading = { level: 1, label: "", hash: "" };
  return { words: languages[locale].copy.markdown, tabs: findTabs(main), heading };
}

function findTabs(main: Element): Scope["tabs"] {
  const tabs = findAll(main, ({ properties }) => properties.role === "tab").map((tab) => {
    const { ariaSelected, value } = tab.properties;
    return [lineOf(tab), ariaSelected === "true" ? "" : `?tab=${value}`] as const;
  });
  return new Map(tabs);
}

/** The last heading after an element. Headings in a tab end with its panel. */
function headingAfter(node: Element, scope: Scope): PageHeading {
  const { id, role } = node.properties;
  if (levelOf(node)) {
    const level = levelOf(node) + (scope.shift ?? 0);
    const above = findAbove(scope.heading, level);
    return { level, label: lineOf(node), hash: id ? `#${id}` : above.hash, above };
  }
  if (role === "tabpanel") return scope.heading;
  return selectReadable(node.children)
    .filter(isElement)
    .reduce((heading, child) => headingAfter(child, { ...scope, heading }), scope.heading);
}

function findAbove(heading: PageHeading, level: number): PageHeading {
  return heading.above && heading.level >= level ? findAbove(heading.above, level) : heading;
}
