import { build, type Plugin } from "vite";
import { browsers } from "./browsers.ts";

const suffix = "?inline-script";

/**
 * `import text from "./x.ts?inline-script"` gives a script and what it imports as minified JavaScript, for inline use in
 * pages as a classic script.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const { code, modules } = await bundle(id.slice(0, -suffix.length));
      for (const file of modules) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

async function bundle(file: string): Promise<{ code: string; modules: readonly string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      // Dynamic imports name whole URLs and need no helper.
      modulePreload: false,
      target: browsers,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs.flatMap((output) => ("output" in output ? output.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${file} can't be bundled.`);
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}
