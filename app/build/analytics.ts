import { build } from "vite";
import { browsers } from "./vite/browsers.ts";

/* Bundles app/browser/analytics.ts into one script at a fixed path, `/js/analytics.js`. */

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: "build/client/js",
    license: { fileName: "licenses.txt" },
    target: browsers,
    rolldownOptions: {
      input: "app/browser/analytics.ts",
      output: {
        format: "iife",
        entryFileNames: "analytics.js",
        postBanner: "/*! Licenses: /js/licenses.txt */",
      },
    },
  },
});
