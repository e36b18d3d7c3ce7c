import { createHash } from "node:crypto";
import { locales } from "../i18n/locales.ts";
import { skillDescription, skillText } from "../llms/skill.server.ts";
import { skillName, skillPath } from "../llms/skill-paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { absolute } from "../seo/page-head.ts";
import type { Route } from "./+types/skill-index";

/** The index of the site's skills, with a digest of each (github.com/cloudflare/agent-skills-discovery-rfc, 0.2). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const index = {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: locales.map((locale) => {
      const digest = createHash("sha256").update(skillText(locale, siteUrl)).digest("hex");
      return {
        name: skillName(locale),
        type: "skill-md",
        description: skillDescription(locale),
        url: absolute(siteUrl, skillPath(locale)),
        digest: `sha256:${digest}`,
      };
    }),
  };
  return new Response(JSON.stringify(index, null, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
