import { build } from "vite";

/* Bundles app/analytics into one script at a fixed path, `/js/analytics.js`. */

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: "build/client/js",
    license: { fileName: "licenses.txt" },
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
    rolldownOptions: {
      input: "app/analytics/analytics.ts",
      output: {
        format: "iife",
        entryFileNames: "analytics.js",
        postBanner: "/*! Licenses: /js/licenses.txt */",
      },
    },
  },
});
