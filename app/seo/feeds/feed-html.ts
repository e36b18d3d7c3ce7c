/**
 * A post's HTML as readers of feeds can show it: every link absolute, and nothing left that only the
 * site's styles and scripts give a meaning to.
 */
export function feedHtml(html: string, pageUrl: string): string {
  return html
    .replace(/<div class="code-head">.*?<\/div>/gs, "")
    .replace(/<div class="code">(<pre.*?<\/pre>)<\/div>/gs, (_, pre: string) =>
      pre.replace(/<\/?span[^>]*>/g, ""),
    )
    .replace(/<span class="unbroken">(.*?)<\/span>/g, "$1")
    .replace(/(<h\d[^>]*>)<a href="#[^"]*">(.*?)<\/a>(<\/h\d>)/g, "$1$2$3")
    .replace(/<section class="scroll-x"[^>]*>(.*?)<\/section>/gs, "$1")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(/ (?:class|tabindex|role|aria-[a-z]+)="[^"]*"/g, "")
        .replace(/ href="([^"]*)"/, (_, href: string) => ` href="${new URL(href, pageUrl).href}"`),
    );
}
