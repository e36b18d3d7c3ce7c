/* React Router ends the address of a stylesheet in "#" if a module that is imported on demand needs it, too. */
const stylesheet = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

let hasWarned = false;

/**
 * Puts the stylesheets that React Router links into the document, so that the first paint waits for no other file.
 * `styles` are their texts by URL; a stylesheet without a text stays a link. `data-href` tells the bootstrap script
 * which link React expects. A document without known links stays unchanged; `onWarning` is called for the first of
 * them.
 */
export function inlineStyles(
  html: string,
  styles: ReadonlyMap<string, string>,
  onWarning: (message: string) => void,
): string {
  const inlined = html.replace(stylesheet, (link, href, hash) => {
    const text = styles.get(href);
    return text === undefined ? link : `<style data-href="${href}${hash}">${text}</style>`;
  });
  if (inlined === html && !hasWarned) {
    hasWarned = true;
    onWarning("styles are not inline: React Router's links have changed");
  }
  return inlined;
}
