import { createHash } from "node:crypto";
import { locales } from "../i18n/locales.ts";
import { settingsContext } from "../load-context.server.ts";
import { absolute } from "../seo/page-head.ts";
import { skillDescription, skillText } from "../seo/text/skill.server.ts";
import { skillName, skillPath } from "../seo/text/skill-paths.ts";
import type { Route } from "./+types/skill-index";

/** The index of the site's skills, with a digest of each (github.com/cloudflare/agent-skills-discovery-rfc, 0.2). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const skills = locales.map((locale) => {
    const text = skillText(locale, siteUrl);
    return {
      name: skillName(locale),
      type: "skill-md",
      description: skillDescription(locale),
      url: absolute(siteUrl, skillPath(locale)),
      digest: `sha256:${createHash("sha256").update(text).digest("hex")}`,
    };
  });
  const index = {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills,
  };
  return new Response(JSON.stringify(index, null, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
