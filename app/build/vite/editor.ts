import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import type { Plugin } from "vite";
import { slug } from "../../content/front-matter-schemas.ts";
import { defaultLocale, otherLocales } from "../../i18n/locales.ts";
import { blogPosts, guideSections, writtenAnswers } from "./translated-content.ts";

/** Content that can be written without code; `title` is the field by which the editor lists it. */
const collections = [
  { kind: blogPosts, label: "Blog posts", title: "title" },
  { kind: writtenAnswers, label: "Answers of the chat", title: "words" },
  { kind: guideSections, label: "Sections of the documentation", title: "title" },
];

const editorPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Editor</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
<script src="/admin/sveltia-cms.js"></script>
</html>
`;

/**
 * An editor for people who don't write code, at `/admin` in development: Sveltia CMS (sveltiacms.app), which reads and
 * writes the files of the checkout by the File System Access API of Chromium.
 */
export function editor(): Plugin {
  const programFile = "node_modules/@sveltia/cms/dist/sveltia-cms.js";
  const files = new Map<string, readonly [type: string, content: () => string | Buffer]>([
    ["/", ["text/html; charset=utf-8", () => editorPage]],
    ["/config.json", ["application/json", () => JSON.stringify(createEditorConfig())]],
    ["/sveltia-cms.js", ["text/javascript", () => readFileSync(programFile)]],
  ]);
  return {
    name: "editor",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/admin", ({ url = "" }, response, next) => {
        const file = files.get(url.replace(/\?.*/, ""));
        if (!file) return next();
        const [type, content] = file;
        response.setHeader("Content-Type", type).end(content());
      });
    },
  };
}

/** The editor's configuration, whose fields come from the schemas of front matter. */
export function createEditorConfig() {
  return {
    // The editor works on the checkout alone, but requires the name of a repository.
    backend: { name: "github", repo: "this/website" },
    media_folder: blogPosts.folder,
    i18n: {
      structure: "multiple_files",
      locales: [defaultLocale, ...otherLocales(defaultLocale)],
      default_locale: defaultLocale,
    },
    // Without a preview, the editor shows the other language beside the text.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: collections.map(({ kind: { folder, schema, shared }, label, title }) => ({
      name: basename(folder),
      label,
      folder,
      identifier_field: title,
      slug: {
        editable: ["create"],
        pattern: [toInputSchema(slug).pattern, "Expected a-slug-like-this"],
      },
      // Pictures stand beside their text.
      media_folder: "",
      public_folder: ".",
      i18n: true,
      fields: [
        ...fieldsOf(toInputSchema(schema), shared),
        {
          name: "body",
          label: "Text",
          widget: "markdown",
          modes: ["raw", "rich_text"],
          i18n: true,
        },
      ],
    })),
  };
}

/** The JSON Schema of what an author types. Checks that it can't express are left to the content check. */
function toInputSchema(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" });
}

/** The fields of an object. `shared` are the paths of fields that are the same in all languages; `path` is the object's prefix. */
function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  shared: readonly string[],
  path = "",
) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: name
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (letter) => letter.toUpperCase()),
    required: required.includes(name),
    // Whether each language has a value of its own, or the same.
    i18n: shared.includes(path + name) ? "duplicate" : true,
    ...widgetOf(schema, shared, `${path}${name}.`),
  }));
}

/** The widget in which a value is typed. */
function widgetOf(schema: JsonSchema | boolean, shared: readonly string[], path: string): object {
  if (typeof schema === "boolean") return {};
  const { type, enum: options, description: hint, pattern } = schema;
  if (options) return { hint, widget: "select", options, dropdown_threshold: 0 };
  if (type === "boolean") return { hint, widget: "boolean" };
  if (type === "array") return { hint, widget: "list" };
  if (type === "object") return { hint, widget: "object", fields: fieldsOf(schema, shared, path) };
  return {
    hint,
    widget: "string",
    ...(pattern && { pattern: [pattern, hint ?? "Expected a text"] }),
  };
}
