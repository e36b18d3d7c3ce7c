import { readFileSync } from "node:fs";
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { getDocumentProxy } from "unpdf";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { renderLegalPdf, renderPdf } from "#app/build/pdf/document-pdf.ts";
import { downloadableNames } from "#app/content/downloads.ts";
import { pageFrontMatter } from "#app/content/front-matter-schemas.ts";
import { readMarkdown } from "#app/content/markdown/markdown-source.ts";
import { formatDate } from "#app/i18n/format-date.ts";
import { type Locale, locales, localeTable } from "#app/i18n/locales.ts";
import { languages } from "#app/site/locales/language.ts";
import { site } from "#app/site/site.ts";

/** Removes white space, because line and page breaks are no part of the text. */
function removeSpaces(text: string): string {
  return text.replace(/\s/g, "");
}

/** Reads the title, the tree and the text of a document's source. */
function readSource(name: string, locale: Locale) {
  const source = readFileSync(`app/site/content/legal/${name}.${locale}.md`, "utf8");
  const { frontMatter, tree } = readMarkdown(source, locale);
  const { title, description, updated } = v.parse(pageFrontMatter, frontMatter);
  const line = `${languages[locale].copy.legal.updated} ${formatDate(updated, locale)}`;
  return { title, tree, text: removeSpaces([title, description, line, plainText(tree)].join("")) };
}

/** Removes the footer of a page's text, which has the owner, the title and the number of the page. */
function removeFooter(page: string, title: string, locale: Locale): string {
  const footer = new RegExp(`${site.name[locale]}·${removeSpaces(title)}\\d+/\\d+$`);
  const text = removeSpaces(page);
  expect(text).toMatch(footer);
  return text.replace(footer, "");
}

describe.each(locales)("the documents in %s", { timeout: 30_000 }, (locale) => {
  describe.each(downloadableNames)("%s", (name) => {
    const { pdf: file } = renderLegalPdf(name, locale);
    // PDF.js takes over the bytes that it gets.
    const open = () => getDocumentProxy(new Uint8Array(file));

    it("a PDF has the text of its source", async () => {
      const { title, text } = readSource(name, locale);
      const pdf = await open();
      let found = "";
      for (let number = 1; number <= pdf.numPages; number++) {
        const { items } = await (await pdf.getPage(number)).getTextContent();
        const page = items.map((item) => ("str" in item ? item.str : "")).join("");
        found += removeFooter(page, title, locale);
      }
      expect(found).toBe(text);
    });

    it("a PDF is tagged, with its language and the title that is shown", async () => {
      const { title, tree } = readSource(name, locale);
      const pdf = await open();
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({
        Language: localeTable[locale].tag,
        Title: `${title} | ${site.name[locale]}`,
      });
      expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const tags: string[] = [];
      for (let number = 1; number <= pdf.numPages; number++) {
        // An element that spans pages is in the tree of each; only its contents are on their own page.
        const walk = (node: object): boolean => {
          if ("type" in node) return true;
          const children = "children" in node && Array.isArray(node.children) ? node.children : [];
          const isHere = children.map(walk).includes(true);
          if (isHere && "role" in node && typeof node.role === "string") tags.push(node.role);
          return isHere;
        };
        walk((await (await pdf.getPage(number)).getStructTree()) ?? {});
      }
      const headings = tags.filter((tag) => /^H\d$/.test(tag));
      const depths = findNodes(tree, "heading").map(({ depth }) => `H${depth}`);
      expect(headings).toEqual(["H1", ...depths]);
      for (const tag of ["Figure", "P", "Link"]) expect(tags).toContain(tag);
      const count = (wanted: string) => tags.filter((tag) => tag === wanted).length;
      // An item that spans pages is counted on each of them.
      const items = findNodes(tree, "listItem").length;
      expect(count("LI")).toBeGreaterThanOrEqual(items);
      expect(count("LI")).toBeLessThan(items + pdf.numPages);
      const tables = findNodes(tree, "table");
      const cells = findNodes(tree, "tableCell").length;
      // The first row, and the first cell of every other.
      const heads = tables.reduce(
        (sum, { children: [head, ...rows] }) => sum + (head?.children.length ?? 0) + rows.length,
        0,
      );
      expect([count("TH"), count("TD")]).toEqual([heads, cells - heads]);
      const columns = tables.flatMap(({ children: [head] }) => head?.children ?? []).length;
      const scopes =
        Buffer.from(file)
          .toString("latin1")
          .match(/\/Scope \/\w+/g) ?? [];
      const countScopes = (wanted: string) => scopes.filter((scope) => scope === wanted).length;
      expect([countScopes("/Scope /Column"), countScopes("/Scope /Row")]).toEqual([
        columns,
        heads - columns,
      ]);
    });

    it("a PDF has the links of its source", async () => {
      const pdf = await open();
      const urls = new Set<string>();
      for (let number = 1; number <= pdf.numPages; number++) {
        for (const { unsafeUrl } of await (await pdf.getPage(number)).getAnnotations()) {
          urls.add(unsafeUrl);
        }
      }
      const expected = findLinks(readSource(name, locale).tree).map(
        (url) => new URL(url, site.origin).href,
      );
      expect([...urls].sort()).toEqual([...new Set(expected)].sort());
    });

    it("a PDF embeds only subset fonts and is small", async () => {
      const bytes = Buffer.from(file).toString("latin1");
      const fonts = [...bytes.matchAll(/\/FontName \/(\S+)/g)].map(([, font]) => font);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+/);
      expect(bytes.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
      expect(file.length).toBeLessThan(220_000);
    });

    it("the same document gives the same bytes", () => {
      expect(renderLegalPdf(name, locale).pdf.equals(file)).toBe(true);
    });
  });
});

describe("a document that is refused", () => {
  const document = { title: "Terms", description: "", updated: "2026-10-15", updatedLine: "" };

  it("a document with a character that no font has is an error", () => {
    const tree: Root = { type: "root", children: [] };
    expect(() => renderPdf({ ...document, title: "𓀀", tree }, "en")).toThrow("𓀀");
  });

  it("a document with Markdown that legal documents don't support is an error", () => {
    const tree: Root = { type: "root", children: [{ type: "code", value: "x" }] };
    expect(() => renderPdf({ ...document, tree }, "en")).toThrow("of the type code");
  });
});

function findNodes<T extends Nodes["type"]>(tree: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  visit(tree, (node) => {
    if (isOf(node, type)) found.push(node);
  });
  return found;
}

function isOf<T extends Nodes["type"]>(node: Nodes, type: T): node is Extract<Nodes, { type: T }> {
  return node.type === type;
}

function findLinks(tree: Root): string[] {
  return findNodes(tree, "link").map(({ url }) => url);
}
