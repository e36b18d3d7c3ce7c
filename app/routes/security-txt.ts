import { defaultLocale, locales } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { absolute } from "../seo/page-head.ts";
import { site } from "../site/site.ts";
import type { Route } from "./+types/security-txt";

/** security.txt (RFC 9116). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const fields = [
    ["Contact", `mailto:${site.email.security}`],
    ["Expires", site.securityTxtExpires],
    ["Preferred-Languages", locales.join(", ")],
    ["Canonical", absolute(siteUrl, url.pathname)],
    ["Policy", absolute(siteUrl, `${pagePath(defaultLocale, "security")}#disclosure`)],
  ];
  const text = fields.map(([name, value]) => `${name}: ${value}\n`).join("");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
