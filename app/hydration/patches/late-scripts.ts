import starter from "../starter.ts?inline-script";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootScript = '<script type="module" async="">';

/**
 * Makes a document hydrate late: React Router's module preloads move into the starter, its boot script
 * becomes text that the starter runs. On the same page the preloads, which compete with styles and font,
 * had doubled the time to the largest paint in Lighthouse's mobile preset.
 * @throws if React Router writes its scripts in another way than this knows
 */
export function startLate(html: string): string {
  if (!html.includes(bootScript)) throw new Error("The document has no boot script.");
  const modules = [...html.matchAll(modulePreload)].map(([, href]) => href);
  const script = `<script>(modules=>{${starter}})(${JSON.stringify(modules)})</script>`;
  return html
    .replace(modulePreload, "")
    .replace(bootScript, '<script type="later">')
    .replace("</body>", () => `${script}</body>`);
}
