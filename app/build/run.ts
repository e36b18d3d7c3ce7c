import { execSync, spawn } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";

/*
 * `node app/build/run.ts NAME [arguments]` runs a program of the site with its Node options and environment variables. npm's
 * scripts can't set variables themselves, because the shell of Windows does not know `NAME=value command`.
 */

interface Program {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Makes what the program needs, before it starts. */
  readonly prepare?: () => void;
}

/** The last step of the build (after-build.ts) writes this file, and the first removes it. */
const completionMarker = "build/complete";

const sources = [
  "app/**/*",
  "app/**/.server/**/*",
  "public/**/*",
  "server.ts",
  "package-lock.json",
];

/** Builds the site in the working directory if its build is missing, incomplete or older than a source. */
export function ensureBuild(): void {
  const builtAt = statSync(completionMarker, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isOutdated = globSync([...sources, "*.config.ts"]).some(
    (file) => statSync(file).mtimeMs > builtAt,
  );
  if (builtAt === 0 || isOutdated) build();
}

/** For operators' commands, which run on an existing build even if a source is newer. */
function buildIfMissing() {
  if (!existsSync("build/bin/server.js")) build();
}

/** Prints to standard error, since the output of a command may be redirected. */
function build() {
  // Vitest sets another NODE_ENV, by which Vite and React would build for development.
  const env = { ...process.env, NODE_ENV: "production" };
  execSync("npm run build", { env, stdio: [0, 2, 2] });
}

/** The server. The Dockerfile has the same options and variables, and says why. */
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

/** What the server process loads; Vite reloads pages. The root folder isn't watched, because Vite writes temporary files there. */
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
  // With the production version of React.
  vitest: { args: ["node_modules/vitest/vitest.mjs"], env: { NODE_ENV: "production" } },
  doctor: { args: ["build/bin/doctor.js"], prepare: buildIfMissing },
};

function run(name: string, extraArgs: readonly string[]) {
  const program = programs[name];
  if (!program) throw new Error(`There is no program ${name}.`);
  program.prepare?.();
  const args = [...program.args, ...extraArgs];
  const env = { ...process.env, ...program.env };
  if (process.execve && process.platform !== "win32") {
    // The program replaces this process, so that signals reach it.
    process.execve(process.execPath, [process.execPath, ...args], env);
  }
  // A console sends Ctrl-C to both processes. This one ignores it, and ends after the program.
  process.on("SIGINT", () => {});
  spawn(process.execPath, args, { env, stdio: "inherit" }).on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

if (import.meta.main) run(process.argv[2] ?? "", process.argv.slice(3));
