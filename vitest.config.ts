import { defineConfig } from "vitest/config";
import { apiReference } from "./app/vite/api-reference.ts";
import { inlineScript } from "./app/vite/inline-script.ts";
import { markdown } from "./app/vite/markdown.ts";
import { themeColor } from "./app/vite/theme-color.ts";

/** What needs the production build builds it first, if it is missing or older than its sources. */
const globalSetup = "tests/support/build.ts";

export default defineConfig({
  plugins: [apiReference(), inlineScript(), markdown(), themeColor()],
  test: {
    // Rendering every page takes a while on a busy machine; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait for servers and databases more than they compute.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.http.test.ts", "tests/soak/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/**/*.http.test.ts"],
          globalSetup,
          // Each file starts sites of its own; what they share is the build, which takes a while to load and warm up.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "soak", include: ["tests/soak/**/*.test.ts"], globalSetup },
      },
    ],
  },
});
