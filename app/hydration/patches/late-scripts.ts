import starter from "../starter.ts?inline-script";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootScript = '<script type="module" async="">';

/** What is wrong with one document is wrong with all: it is told once. */
let told = false;

/**
 * Makes a document hydrate late: React Router's module preloads move into the starter, its boot script
 * becomes a data block (html.spec.whatwg.org/multipage/scripting.html#data-block) that the starter runs. On the
 * same page the preloads, which compete with styles and font, had doubled the time to the largest paint in
 * Lighthouse's mobile preset.
 *
 * Where React Router writes its boot script in another way than this knows, the document stays as it is and
 * hydrates at once; `onError` hears of the first.
 */
export function startLate(html: string, onError: (error: Error) => void): string {
  if (!html.includes(bootScript)) {
    if (!told) onError(new Error("Pages hydrate at once: the document has no known boot script."));
    told = true;
    return html;
  }
  const modules = [...html.matchAll(modulePreload)].map(([, href]) => href);
  const script = `<script>(modules=>{${starter}})(${JSON.stringify(modules)})</script>`;
  return html
    .replace(modulePreload, "")
    .replace(bootScript, '<script type="text/plain">')
    .replace("</body>", () => `${script}</body>`);
}
