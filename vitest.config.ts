import { defineConfig } from "vitest/config";
import { defineThemeColor } from "./app/build/brand/token-colors.ts";
import { apiReference } from "./app/build/vite/api-reference.ts";
import { markdown } from "./app/build/vite/markdown.ts";
import { leftOutFiles, leftOutNames } from "./tests/support/left-out.ts";

/** Builds for production first, if the build is missing or older than its sources. */
const globalSetup = "tests/support/build.ts";

/** A busy machine may miss a deadline of a process. A test that passes only on the retry is reported with it. */
const retry = 1;

export default defineConfig({
  plugins: [apiReference(), markdown()],
  define: defineThemeColor(),
  test: {
    // Rendering every page takes a while on a busy machine; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait for servers and databases more than they compute.
    maxWorkers: 3,
    // A process runs many files, so that the modules that they share are loaded and warmed up once.
    isolate: false,
    testNamePattern: new RegExp(`^(?!.*${leftOutNames.source})`, "s"),
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.http.test.ts", "tests/leads/**", "tests/soak/**", ...leftOutFiles],
        },
      },
      {
        extends: true,
        test: {
          name: "leads",
          retry,
          include: ["tests/leads/**/*.test.ts"],
          globalSetup: "tests/support/postgres.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/**/*.http.test.ts"],
          exclude: leftOutFiles,
          globalSetup,
          setupFiles: "tests/support/prepare-search.ts",
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: "soak",
          include: ["tests/soak/**/*.test.ts"],
          exclude: leftOutFiles,
          globalSetup,
          isolate: true,
          retry,
        },
      },
    ],
  },
});
