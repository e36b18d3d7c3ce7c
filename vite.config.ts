import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { shownFilings } from "./app/filings.ts";
import { plainImports } from "./app/hydration/patches/plain-imports.ts";
import { unusedRouterParts } from "./app/hydration/patches/unused-router-parts.ts";
import { site } from "./app/site.ts";
import { apiReference } from "./app/vite/api-reference.ts";
import { blogPosts } from "./app/vite/blog-posts.ts";
import { inlineScript } from "./app/vite/inline-script.ts";
import { markdown } from "./app/vite/markdown.ts";
import { readableClassName, shortClassName } from "./app/vite/scoped-class-name.ts";

/** What the document or most pages load: as one file it compresses better than as a file for each module. */
const shellModules = new RegExp(
  "/app/(" +
    "root\\.tsx|" +
    "seo/(breadcrumbs|page-head|page-meta)|" +
    "styles/(base|button|card|fonts|layout|state|tokens)|" +
    "shell/|" +
    "ui/(arc-ticks|badge|card|chips|closing-band|dotted|failure-page|page-top|person|rich-text|ruled-list|scroll-region|section|sun-path|text-columns|use-hydrated)|" +
    "widgets/(language-memory|page-tabs|preferred-language|route-announcer|search-button|tab-param|theme)" +
    ")",
);

/** What several pages share: not the brand's file, of which pages take a line each, nor what forms are made of. */
const sharedModules = /\/app\/(?!site\.ts|routes\/forms\/)/;

// A malformed filing ends the build here, before anything is built.
shownFilings(site.filings, "");

export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: {
        // MIT and OFL ask that their notice goes wherever the code or the font goes.
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (name === "vendor" ? "/*! Licenses: /licenses.txt */" : ""),
            codeSplitting: {
              groups: [
                // What changes with a dependency alone: one file that outlives most releases.
                { name: "vendor", test: /node_modules/ },
                // The parts of every page, and what most pages share, in place of a file for each.
                { name: "shell", test: shellModules },
                { name: "ui", test: sharedModules, minShareCount: 5 },
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
    blogPosts(),
    inlineScript(),
    markdown(),
    plainImports(),
    unusedRouterParts(),
    reactRouter(),
  ],
  build: {
    // Icons and fonts stay files: a `data:` URL would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // What is loaded on demand loads its own modules; see hydration/patches/plain-imports.ts.
    modulePreload: false,
    // Engines with light-dark(), popover and relative colours (2024); older ones get readable, plain pages.
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
  },
}));
