import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, parse } from "node:path";
import { normalizePath, type Plugin } from "vite";

const versionId = /^(.+)\?(\d+)\.(avif|webp)$/;

/**
 * Makes the versions of pictures for `srcset`, such as `chart.png?480.avif` (content/markdown/pictures.ts). The development
 * server sends the original at their URLs.
 */
export function pictureVersions(): Plugin {
  return {
    name: "picture-versions",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: versionId },
      async handler(id) {
        // Loaded only if there is a picture, because sharp has no binary for some platforms.
        const { default: sharp } = await import("sharp");
        const [, pictureFile = "", width, format] = versionId.exec(id) ?? [];
        const bytes = readFileSync(pictureFile);
        const hash = createHash("sha256").update(pictureFile).update(bytes).digest("hex");
        // Cached between builds, because AVIF takes a second or more; by path, too, so that equal pictures don't write one file at once.
        const folder = join(this.environment.config.root, ".react-router/pictures", hash);
        const file = join(folder, `${parse(pictureFile).name}-${width}.${format}`);
        if (!existsSync(file)) {
          mkdirSync(folder, { recursive: true });
          const unfinished = join(folder, `${width}.${format}`);
          await sharp(bytes)
            .autoOrient()
            .resize(Number(width), null, { withoutEnlargement: true })
            .toFile(unfinished);
          renameSync(unfinished, file);
        }
        return `export { default } from ${JSON.stringify(normalizePath(file))};`;
      },
    },
  };
}
