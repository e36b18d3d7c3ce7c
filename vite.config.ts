import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { markdown } from "./app/build/markdown.ts";

export default defineConfig({
  plugins: [markdown(), reactRouter()],
  build: {
    // Icons and fonts stay files: a `data:` URL would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Engines with light-dark(), popover and relative colours (2024); older ones get readable, plain pages.
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
  },
});
