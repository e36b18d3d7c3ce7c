import { baseHeaders } from "../http/middleware/security-headers.ts";
import { contentSecurityPolicy, siteDirectives } from "../security/content-security-policy.ts";
import { headScript } from "../widgets/head-script.ts";
import { type Check, failure, few, ok } from "./check.ts";

export const headers: Check = {
  name: "headers",
  async run({ origin, ask }) {
    const received = (await ask("/features")).headers;
    const expected = Object.entries(baseHeaders({ siteUrl: origin, chatAppUrl: undefined }));
    const changed = expected
      .map(([name, value]) => ({ name, value, got: received.get(name) }))
      .filter(({ name, value, got }) => withoutFrames(name, got) !== withoutFrames(name, value))
      .map(({ name, got }) => `${name} (${got ?? "missing"})`);
    if (changed.length === 0) return ok("security headers reach the client as the site sends them");
    return failure(
      `changed on the way: ${few(changed)}. Remove the proxy's own; of SITE_URL the site needs https`,
    );
  },
};

/** Permissions also name the chat application, which can't be known here. */
function withoutFrames(name: string, value: string | null): string | undefined {
  return name === "Permissions-Policy"
    ? value?.replaceAll(/=\(self[^)]*\)/g, "=(self)")
    : (value ?? "");
}

export const policy: Check = {
  name: "policy",
  async run({ origin, ask }) {
    const response = await ask("/features");
    const received = response.headers.get("Content-Security-Policy") ?? "";
    const [, frameOrigin] = /frame-src ([^;]*)/.exec(received) ?? [];
    const secure = origin.startsWith("https:");
    const directives = siteDirectives({ frameOrigin, secure });
    const isOwn = received === contentSecurityPolicy({ siteDirectives: directives });
    // The only one without attributes.
    const inline = (await response.text()).match(/(?<=<script>).*?(?=<\/script>)/gs) ?? [];
    if (isOwn && inline.join() === headScript)
      return ok("the Content-Security-Policy fits the page");
    return failure(
      "the Content-Security-Policy does not fit the page: the proxy replaces it, adds one, or rewrites HTML (minifying, injected scripts). Switch that off",
    );
  },
};
