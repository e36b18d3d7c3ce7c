import { defineConfig } from "vitest/config";
import { markdown } from "./app/build/markdown.ts";

export default defineConfig({
  plugins: [markdown()],
  test: { include: ["tests/**/*.test.ts"] },
});
