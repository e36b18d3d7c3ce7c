import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { shownFilings } from "./app/filings.ts";
import { site } from "./app/site.ts";
import { apiReference } from "./app/vite/api-reference.ts";
import { browsers } from "./app/vite/browsers.ts";
import { cjkSelector } from "./app/vite/cjk-selector.ts";
import { contentCheck } from "./app/vite/content-check/plugin.ts";
import { markdown } from "./app/vite/markdown.ts";
import { readableClassName, shortClassName } from "./app/vite/scoped-class-name.ts";
import { subsetFonts } from "./app/vite/subset-fonts.ts";
import { themeColor } from "./app/vite/theme-color.ts";

/** Modules that all or most pages load, as one file, which compresses better than many. */
const shellModules = new RegExp(
  "/app/(" +
    "root\\.tsx|" +
    "i18n/format-count|" +
    "seo/(breadcrumbs|page-head|page-meta)|" +
    "styles/(base|button|card|fonts|layout|state|tokens)|" +
    "shell/|" +
    "browser/(hydrate|storage)|" +
    "ui/(arc-ticks|badge|card|closing-band|failure-page|page-top|rich-text|ruled-list|scroll-region|section|sun-path|tabs|text-columns|theme-switch|use-hydrated)|" +
    "widgets/search" +
    ")",
);

/** Modules that several pages share. Excluded are site.ts, of which pages use little, and forms. */
const sharedModules = /\/app\/(?!site\.ts|routes\/forms\/)/;

/** React Router would publish the stylesheet of the server's build, too, beside the client's. */
function noServerStylesheet(): Plugin {
  return {
    name: "no-server-stylesheet",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith(".css")) delete bundle[file];
    },
  };
}

// Throws if a filing is malformed, before the build starts.
shownFilings(site.filings, "");

export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: {
        // MIT and OFL require that their notice accompanies the code and the font.
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (name === "vendor" ? "/*! Licenses: /licenses.txt */" : ""),
            codeSplitting: {
              groups: [
                // Changes only with a dependency, so that browsers keep it across releases.
                { name: "vendor", test: /node_modules/ },
                { name: "shell", test: shellModules },
                { name: "ui", test: sharedModules, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
  css: {
    modules: { generateScopedName: command === "build" ? shortClassName : readableClassName },
  },
  plugins: [
    apiReference(),
    subsetFonts(),
    themeColor(),
    cjkSelector(),
    contentCheck(),
    markdown(),
    noServerStylesheet(),
    reactRouter(),
  ],
  build: {
    // One stylesheet for the whole site, which React Router links in each page.
    cssCodeSplit: false,
    // Icons and fonts stay files: a `data:` URL would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The data block of a page names its modules (hydration/hydration-data.tsx).
    modulePreload: false,
    // Older ones get readable, plain pages.
    cssTarget: browsers,
  },
}));
