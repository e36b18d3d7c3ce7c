import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const suffix = "?inline-script";

/** `import text from "./x.ts?inline-script"` gives a script as minified JavaScript, for inline use in pages. */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      const minified = await minify(file, code, { mangle: { toplevel: true } });
      return `export default ${JSON.stringify(minified.code)}`;
    },
  };
}
