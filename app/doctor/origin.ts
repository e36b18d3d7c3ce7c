import { locales } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { errorCode } from "../protocol/fetch-failure.ts";
import { type Check, failure, ok, warning } from "./check.ts";

export const origin: Check = {
  name: "origin",
  async run({ origin, read }) {
    for (const locale of locales) {
      const path = pagePath(locale, "features");
      const [, canonical = "nothing"] =
        /<link rel="canonical" href="([^"]*)"/.exec(await read(path)) ?? [];
      if (canonical !== origin + path) {
        return failure(`the canonical link of ${path} is ${canonical}: set SITE_URL=${origin}`);
      }
    }
    return ok(`canonical links are of ${origin}`);
  },
};

export const redirects: Check = {
  name: "redirects",
  async run({ origin, ask }) {
    const { status, headers } = await ask("/features/");
    const location = headers.get("Location") ?? "nowhere";
    const target = URL.parse(location, `${origin}/features/`)?.href;
    if (status === 308 && target === `${origin}/features`) return ok("stay on the origin");
    return failure(
      `/features/ answers ${status} to ${location}: let the proxy leave paths and Location as they are`,
    );
  },
};

export const https: Check = {
  name: "https",
  async run({ origin, ask }) {
    const { protocol, host, port } = new URL(origin);
    if (protocol !== "https:") return warning("asked without TLS: visitors need https");
    if (port) return ok("http is not asked, since the origin names a port");
    const plain = `http://${host}/features`;
    let answer: Response;
    try {
      answer = await ask(plain);
    } catch (error) {
      return warning(`${plain} can't be reached (${errorCode(error)}): redirect it to https`);
    }
    const location = answer.headers.get("Location");
    const target = URL.parse(location ?? "", plain)?.href;
    if ([301, 308].includes(answer.status) && target === `${origin}/features`) {
      return ok("http redirects to it");
    }
    return failure(
      `${plain} answers ${answer.status}${location ? ` to ${location}` : ""}: redirect it to ${origin}/features with 301 or 308`,
    );
  },
};
