import { resolveConfig } from "vite";
import { expect, it } from "vitest";
import { createEditorConfig } from "#app/build/vite/editor.ts";
import { categories } from "#app/content/categories.ts";
import { postFrontMatter } from "#app/content/front-matter-schemas.ts";
import { isoMoment } from "#app/content/iso-date.ts";

const [posts] = createEditorConfig().collections;

it("the editor of posts has a field for each key of their schema, and one for the text", () => {
  const names = posts?.fields.map(({ name }) => name);
  expect(names).toEqual([...Object.keys(postFrontMatter.entries), "body"]);
});

it("a field has the type, the options and the form that the schema has", () => {
  const field = (wanted: string) => posts?.fields.find(({ name }) => name === wanted);
  expect(field("title")).toMatchObject({ widget: "string", required: true, i18n: true });
  expect(field("category")).toMatchObject({ widget: "select", options: categories });
  expect(field("draft")).toMatchObject({ widget: "boolean", required: false, i18n: "duplicate" });
  expect(field("tags")).toMatchObject({ widget: "list", required: true });
  expect(field("image")).toMatchObject({
    widget: "object",
    fields: [
      { name: "hour", widget: "select", i18n: "duplicate" },
      { name: "alt", widget: "string", i18n: true },
    ],
  });
  const [, form] = isoMoment.pipe;
  expect(field("date")).toMatchObject({ pattern: [form.requirement.source, expect.any(String)] });
});

it("the development server has the editor, and no build has it", async () => {
  const plugins = async (command: "build" | "serve") =>
    (await resolveConfig({}, command)).plugins.map(({ name }) => name);
  expect(await plugins("serve")).toContain("editor");
  expect(await plugins("build")).not.toContain("editor");
});
