import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { defineThemeColor } from "./app/build/brand/token-colors.ts";
import { apiReference } from "./app/build/vite/api-reference.ts";
import { browsers } from "./app/build/vite/browsers.ts";
import { componentStyles } from "./app/build/vite/component-styles.ts";
import { contentCheck } from "./app/build/vite/content-check/check.ts";
import { editor } from "./app/build/vite/editor.ts";
import { markdown } from "./app/build/vite/markdown.ts";
import { pictureVersions } from "./app/build/vite/picture-versions.ts";
import { subsetFonts } from "./app/build/vite/subset-fonts.ts";
import { shownFilings } from "./app/content/filings.ts";
import { hasPart, partNames } from "./app/pages.ts";
import { site } from "./app/site/site.ts";

/** Deletes the stylesheet of the server's build, which React Router would publish beside the client's. */
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

/** Replaces each `hasPart("name")` by a constant, so that the scripts contain nothing of parts that the site leaves out. */
function constantParts(): Plugin {
  return {
    name: "constant-parts",
    apply: "build",
    transform: {
      filter: { code: 'hasPart("' },
      handler: (code) =>
        partNames.reduce(
          (text, part) => text.replaceAll(`hasPart("${part}")`, String(hasPart(part))),
          code,
        ),
    },
  };
}

// Throws if a filing is malformed, before the build starts.
shownFilings(site.filings, "");

export default defineConfig({
  define: defineThemeColor(),
  environments: {
    client: {
      build: {
        // MIT and OFL require that their notice accompanies the code and the font.
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          output: {
            postBanner: ({ name }) =>
              name === "vendor" || name === "stream" ? "/*! Licenses: /licenses.txt */" : "",
            codeSplitting: {
              groups: [
                // Changes only with a dependency, so that browsers keep it across releases.
                // Without the parser of a model's answer, `stream`, which only the chat needs.
                { name: "vendor", test: /node_modules\/(?!eventsource-parser)/ },
                // Code that all pages load, and code that many share, in few files, which compress better than many.
                { name: "shell", test: /\/app\/(root\.tsx|ui\/shell\/)/ },
                { name: "shared", test: /\/app\/(?!site\.ts)/, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
  // Short class names: with the file's name in each, a page of HTML is 2 % larger.
  css: {
    modules: { generateScopedName: "[hash:base64:5]" },
    postcss: { plugins: [componentStyles] },
  },
  plugins: [
    apiReference(),
    subsetFonts(),
    contentCheck(),
    markdown(),
    pictureVersions(),
    noServerStylesheet(),
    editor(),
    constantParts(),
    reactRouter(),
  ],
  build: {
    // One stylesheet for the whole site, which React Router links in each page.
    cssCodeSplit: false,
    // Icons and fonts stay files: a `data:` URL would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The data block of a page names its modules (browser/hydration-data.tsx).
    modulePreload: false,
    // Older browsers get readable, plain pages.
    cssTarget: browsers,
  },
});
