import { expect, it } from "vitest";
import { developmentSource, loadBuild } from "#app/http/rendering/build-source.ts";
import { zh, zhPrefix } from "../../support/tested-locales.ts";

it("development labels paths by the routes of the build that was loaded last", async () => {
  const build = await loadBuild();
  const { "en/about": _, ...routes } = build.routes;
  let latest = build;
  const source = developmentSource(async () => latest);
  expect(source.matchRoute("/about")).toBeUndefined();

  await source.load();
  expect(source.matchRoute(`${zhPrefix}/any.md`)?.labels).toEqual({
    route: "/:page.md",
    locale: zh,
  });
  expect(source.matchRoute("/about")).toBeDefined();

  latest = { ...build, routes };
  await source.load();
  expect(source.matchRoute("/about")).toBeUndefined();
});
