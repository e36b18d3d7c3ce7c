import { categories } from "#app/content/categories.ts";
import { teamMembers } from "#app/content/people.server.ts";
import { defaultLocale, locales } from "#app/i18n/locales.ts";
import { checkMarkdown } from "../app/build/vite/content-check/markdown.ts";
import { blogPosts, checkTranslated } from "../app/build/vite/translated-content.ts";
import { startSite } from "./servers.ts";
import { expect, test } from "./test.ts";

test.use({
  // The editor creates fields only when they come into view.
  viewport: { width: 1440, height: 2400 },
  // The editor requests fonts from elsewhere, which the test blocks.
  expectedConsole: [/Failed to load resource/],
});

test("a post that is written in the editor passes the build's check, and one without a title is not readSaved", async ({
  page,
}) => {
  test.skip(locales.length > 2, "The editor shows two languages at once.");
  // The editor has two megabytes of scripts, and Vite has to start for it.
  test.setTimeout(300_000);
  await using site = await startSite({}, { development: true });
  await page.route(
    ({ origin }) => origin !== site.url,
    (route) => route.abort(),
  );
  const { folder } = blogPosts;
  // A private directory of the browser, with a repository, takes the place of the checkout that a writer would choose.
  await page.addInitScript((folder) => {
    const showDirectoryPicker = async () => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      let directory = root;
      for (const name of folder.split("/"))
        directory = await directory.getDirectoryHandle(name, { create: true });
      return root;
    };
    Object.assign(globalThis, { showDirectoryPicker });
  }, folder);
  /** Reads the files of posts, by their paths. */
  const readSaved = async () => {
    const files = await page.evaluate(async (folder) => {
      let directory = await navigator.storage.getDirectory();
      for (const name of folder.split("/")) directory = await directory.getDirectoryHandle(name);
      const files: [string, string][] = [];
      // While a file is being written, a temporary one lies beside it.
      for await (const [name, handle] of directory.entries())
        if (handle instanceof FileSystemFileHandle && name.endsWith(".md"))
          files.push([`${folder}/${name}`, await (await handle.getFile()).text()]);
      return files;
    }, folder);
    return new Map(files);
  };

  await page.goto(`${site.url}/admin`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("button", { name: "Create New Entry" }).first().click();
  const pane = (locale: string) => {
    const language = new Intl.DisplayNames("en", { type: "language" }).of(locale);
    return page.getByRole("group", { name: new RegExp(`^Edit .${language}. Content$`) });
  };
  const own = pane(defaultLocale);
  for (const [name, option] of [
    ["Category", categories[0]],
    ["Author", teamMembers[0] ?? ""],
    ["Hour", "9"],
  ] as const) {
    await own.getByRole("combobox", { name }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await own.getByRole("textbox", { name: "Date" }).fill("2027-03-12T09:30Z");
  for (const locale of locales) {
    for (const name of ["Excerpt", "Alt", "Text"])
      await pane(locale).getByRole("textbox", { name }).fill("Written without code");
    const tags = pane(locale).getByRole("group", { name: /Tags.+Field/ });
    await tags.getByRole("textbox").fill("writing");
  }
  await page.getByRole("textbox", { name: "Slug" }).fill("a-first-post");
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  const title = own.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveAttribute("aria-invalid", "true");
  expect(await readSaved()).toEqual(new Map());

  for (const locale of locales)
    await pane(locale).getByRole("textbox", { name: "Title" }).fill("A first post");
  await save.click();
  await expect(async () => expect((await readSaved()).size).toBe(locales.length)).toPass();
  const files = await readSaved();
  expect(checkTranslated(files, blogPosts)).toEqual([]);
  for (const locale of locales) {
    const file = `${folder}/a-first-post.${locale}.md`;
    const source = files.get(file) ?? "";
    expect(source).toContain("title: A first post\n");
    expect(source).toContain("date: 2027-03-12T09:30Z\n");
    expect(source).toMatch(/\n---\n\s*Written without code\n$/);
    expect(checkMarkdown({ file, source, locale }, new Set())).toEqual([]);
  }
});
