import { inLocale, localeOf, markdownPath, openapiPath } from "../../i18n/paths.ts";
import { hasMarkdown } from "./has-markdown.ts";

/**
 * The `Link` header of a page (RFC 8288) for tools that don't read its head: its Markdown version, llms.txt, and the
 * API's description (RFC 8631) and catalog (RFC 9727). Alternates in other languages are in the head only.
 */
export function pageLinks(pathname: string): string {
  const locale = localeOf(pathname);
  const link = (path: string, rel: string) => `<${path}>; rel="${rel}"`;
  const markdown = `${link(markdownPath(pathname), "alternate")}; type="text/markdown"`;
  return [
    ...(hasMarkdown(pathname) ? [markdown] : []),
    link(inLocale(locale, "/llms.txt"), "describedby"),
    link(openapiPath(locale), "service-desc"),
    link("/.well-known/api-catalog", "api-catalog"),
    link("/sitemap.xml", "sitemap"),
  ].join(", ");
}
