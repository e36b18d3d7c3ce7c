import { writeFileSync } from "node:fs";
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
        entryFileNames: "chunks/[name]-program.js",
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

// An older Node fails to link a program before its first statement runs. So the entry file checks the version, then imports it.
for (const name of Object.keys(programs)) {
  writeFileSync(
    `build/bin/${name}.js`,
    `const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.error(\`This program needs Node 24 or newer, not \${node}. npm start and the other scripts bring it with them.\`);
  process.exit(78);
}
await import("./chunks/${name}-program.js");
`,
  );
}

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
