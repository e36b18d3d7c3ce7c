import { build } from "vite";
import { browsers } from "./vite/browsers.ts";

/*
 * Bundles the programs that run in production, with the build of React Router and their dependencies, so that they start
 * without node_modules and without stripping types. Names and lines stay readable for stack traces.
 */

const programs = {
  server: "server.ts",
  leads: "app/leads/.server/cli.ts",
  doctor: "app/build/doctor.ts",
};

const baseConfig = { configFile: false, publicDir: false, logLevel: "warn" } as const;
const license = { fileName: "licenses.txt" };

await build({
  ...baseConfig,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node24",
    outDir: "build/bin",
    license,
    rolldownOptions: {
      input: programs,
      // Imported only in development, or only if they are installed.
      external: ["vite", "pino-pretty", "pg-native", "supports-color"],
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // V8 keeps the source in memory, so comments are dropped, except license notices.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
      onwarn(warning, warn) {
        // React Router's "use client" has no meaning here.
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
    },
  },
});

/* Bundles app/browser/analytics.ts into one script at a fixed path, `/js/analytics.js`. */
await build({
  ...baseConfig,
  build: {
    outDir: "build/client/js",
    license,
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
