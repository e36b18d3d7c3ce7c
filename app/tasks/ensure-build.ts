import { execSync } from "node:child_process";
import { globSync, statSync } from "node:fs";

/** The last step of the build (precompress.ts) writes this file; the first step removes it. */
const completed = "build/complete";

/** The sources of the build. */
const sources = [
  "app/**/*",
  "app/**/.server/**/*",
  "public/**/*",
  "server.ts",
  "package-lock.json",
  "*.config.ts",
];

/** Builds the site in the working directory if its build is missing, incomplete or older than a source. */
export function ensureBuild(): void {
  const built = statSync(completed, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = globSync(sources).find((file) => statSync(file).mtimeMs > built);
  if (built > 0 && changed === undefined) return;
  console.log(built > 0 ? `${changed} is newer than the build.` : "There is no build.");
  // Vitest sets another NODE_ENV, by which Vite and React would build for development.
  const env = { ...process.env, NODE_ENV: "production" };
  execSync("npm run build", { env, stdio: "inherit" });
}

if (import.meta.main) ensureBuild();
