import { execSync, spawn } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";

/*
 * `node app/build/run.ts NAME [arguments]` runs a program of the site with its options of Node and its environment, which
 * npm's scripts can't set by themselves: the shell of Windows does not know `NAME=value command`.
 */

interface Program {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Sees to what the program needs. */
  readonly prepare?: () => void;
}

/** The last step of the build (after-build.ts) writes this file; the first step removes it. */
const completed = "build/complete";

const sources = [
  "app/**/*",
  "app/**/.server/**/*",
  "public/**/*",
  "server.ts",
  "package-lock.json",
];

/** Builds the site in the working directory if its build is missing, incomplete or older than a source. */
export function ensureBuild(): void {
  const built = statSync(completed, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = globSync([...sources, "*.config.ts"]).find(
    (file) => statSync(file).mtimeMs > built,
  );
  if (built === 0 || changed !== undefined) build();
}

/** Operators' commands run on the build that is there, though a source may be newer. */
function buildIfMissing() {
  if (!existsSync("build/bin/server.js")) build();
}

/** What is printed goes to standard error, since the output of a command may be redirected. */
function build() {
  // Vitest sets another NODE_ENV, by which Vite and React would build for development.
  const env = { ...process.env, NODE_ENV: "production" };
  execSync("npm run build", { env, stdio: [0, 2, 2] });
}

/** The server. The Dockerfile says why it has these options and variables, and has them, too. */
export const server = {
  args: ["--max-old-space-size=256", "--max-semi-space-size=4", "build/bin/server.js"],
  env: {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    MALLOC_TRIM_THRESHOLD_: "131072",
    MALLOC_MMAP_THRESHOLD_: "32768",
    NODE_COMPILE_CACHE: "build/bin/compile-cache",
  },
  prepare: ensureBuild,
} satisfies Program;

/** What the server itself loads. Vite sees to pages, and writes files next to its configuration that are no change. */
const watched = [
  ...["server.ts", "vite.config.ts", "app/pages.ts", "app/http/shared", "app/http", "app/leads"],
  ...["app/build/vite", "app/chat", "app/content/markdown", "app/site", "app/content"],
];

const programs: Readonly<Record<string, Program>> = {
  dev: {
    args: [
      ...watched.map((path) => `--watch-path=${path}`),
      ...["--watch-preserve-output", "--watch-kill-signal=SIGKILL"],
      ...["--conditions=development", "server.ts"],
    ],
    env: { NODE_ENV: "development" },
  },
  start: server,
  leads: { args: ["build/bin/leads.js"], prepare: buildIfMissing },
  // With React as in production.
  vitest: { args: ["node_modules/vitest/vitest.mjs"], env: { NODE_ENV: "production" } },
  doctor: { args: ["build/bin/doctor.js"], prepare: buildIfMissing },
};

function run(name: string, rest: readonly string[]) {
  const program = programs[name];
  if (!program) throw new Error(`There is no program ${name}.`);
  program.prepare?.();
  const args = [...program.args, ...rest];
  const env = { ...process.env, ...program.env };
  if (process.execve && process.platform !== "win32") {
    // Node takes the place of this process, so that signals reach it.
    process.execve(process.execPath, [process.execPath, ...args], env);
  }
  // A console sends Ctrl-C to all its processes; this one ends after the other.
  process.on("SIGINT", () => {});
  spawn(process.execPath, args, { env, stdio: "inherit" }).on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

if (import.meta.main) run(process.argv[2] ?? "", process.argv.slice(3));
