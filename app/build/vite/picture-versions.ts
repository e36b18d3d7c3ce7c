import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, parse } from "node:path";
import { normalizePath, type Plugin } from "vite";

const versionId = /^(.+)\?(\d+)\.(avif|webp)$/;

/**
 * Makes the versions of pictures that `srcset` names, as in `chart.png?480.avif` (content/markdown/pictures.ts). The
 * development server has the original at their addresses.
 */
export function pictureVersions(): Plugin {
  return {
    name: "picture-versions",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: versionId },
      async handler(id) {
        // Loaded for a picture alone, since some platforms have no binary of it.
        const { default: sharp } = await import("sharp");
        const [, picture = "", width, format] = versionId.exec(id) ?? [];
        const bytes = readFileSync(picture);
        const hash = createHash("sha256").update(picture).update(bytes).digest("hex");
        // Cached between builds, because AVIF takes a second or more; by path, too, since versions are made side by side.
        const folder = join(this.environment.config.root, ".react-router/pictures", hash);
        const file = join(folder, `${parse(picture).name}-${width}.${format}`);
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
