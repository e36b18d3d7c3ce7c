import { defineConfig } from "vitest/config";
import { apiReference } from "./app/vite/api-reference.ts";
import { markdown } from "./app/vite/markdown.ts";

export default defineConfig({
  plugins: [apiReference(), markdown()],
  test: {
    // Rendering every page takes a while on a busy machine; nothing here measures time.
    testTimeout: 60_000,
    include: ["tests/**/*.test.ts"],
  },
});
