import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { locales } from "#app/i18n/locales.ts";
import { skillIndexPath, skillName, skillPath } from "#app/seo/text/skill-paths.ts";
import { siteUrl, startTestSite } from "../../support/site.ts";
import { findLinks } from "./markdown-links.ts";

const site = await startTestSite();

it("the index lists a skill in each language, with the digest of what is served", async () => {
  const { status, headers, body } = await site.get(skillIndexPath);
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  const { $schema, skills } = JSON.parse(body);
  expect($schema).toBe("https://schemas.agentskills.io/discovery/0.2.0/schema.json");
  expect(skills.map(({ url }: { url: string }) => url)).toEqual(
    locales.map((locale) => siteUrl + skillPath(locale)),
  );
  for (const { name, type, url, digest } of skills) {
    expect([name, type]).toEqual([expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), "skill-md"]);
    const skill = await site.get(new URL(url).pathname);
    expect(skill.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(digest).toBe(`sha256:${createHash("sha256").update(skill.body).digest("hex")}`);
  }
});

it.each(locales)("the skill in %s says when it is used and how to begin", async (locale) => {
  const { body } = await site.get(skillPath(locale));
  const [, matter = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(body) ?? [];
  const { name, description } = parse(matter);
  expect(name).toBe(skillName(locale));
  // agentskills.io/specification
  expect(description.length).toBeLessThanOrEqual(1_024);
  expect(text).toContain(`${siteUrl}/sandbox/v1/conversations`);
  expect(text).not.toMatch(/\{\{|\{#|undefined|\n\n\n/);
  for (const target of findLinks(text)) {
    const { origin, pathname } = new URL(target);
    if (origin === siteUrl) expect((await site.get(pathname)).status, target).toBe(200);
  }
});

it("a skill that doesn't exist is a short 404", async () => {
  const { status, body } = await site.get("/.well-known/agent-skills/nope/SKILL.md");
  expect([status, body]).toEqual([404, "Not found\n"]);
});
