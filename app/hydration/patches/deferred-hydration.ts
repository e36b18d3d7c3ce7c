import bootstrap from "../bootstrap.ts?inline-script";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entryScript = '<script type="module" async="">';

let hasWarned = false;

/**
 * Defers the hydration of a document: the URLs of React Router's module preloads move into the bootstrap script, and
 * its entry script becomes a data block (html.spec.whatwg.org/multipage/scripting.html#data-block), which the
 * bootstrap script runs. A document without known scripts stays unchanged and hydrates at once; `onWarning` is
 * called for the first of them.
 */
export function deferHydration(html: string, onWarning: (message: string) => void): string {
  const modules = [...html.matchAll(modulePreload)].map(([, href]) => href);
  if (modules.length === 0 || !html.includes(entryScript)) {
    if (!hasWarned) onWarning("hydration is not deferred: React Router's scripts have changed");
    hasWarned = true;
    return html;
  }
  const script = `<script>(modules=>{${bootstrap}})(${JSON.stringify(modules)})</script>`;
  return html
    .replace(modulePreload, "")
    .replace(entryScript, '<script type="text/plain">')
    .replace("</body>", () => `${script}</body>`);
}
