import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hasPart } from "#app/pages.ts";
import { getSharedSite } from "../support/shared-site.ts";

it.each([
  [
    "assets/vendor-*.js",
    [
      "@fontsource-variable/schibsted-grotesk",
      ...(hasPart("previewChat") ? ["eventsource-parser"] : []),
      "react",
      "react-dom",
      "react-router",
      "scheduler",
    ],
  ],
  ["js/analytics.js", ["web-vitals"]],
])("%s names a file with the licenses of the packages in it", async (pattern, packages) => {
  const [file = ""] = globSync(`build/client/${pattern}`);
  const [, path = ""] = /^\/\*! Licenses: (\S+) \*\//.exec(readFileSync(file, "utf8")) ?? [];
  const site = await getSharedSite();
  const { status, headers, body } = await site.get(path);
  expect([status, headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
  const sections = body.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split(" - ")[0]).toSorted()).toEqual(packages);
  for (const section of sections) expect(section).toMatch(/Copyright/);
});
