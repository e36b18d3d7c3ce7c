import { feedbackPath } from "../analytics/page-feedback.ts";
import { type Check, failure, ok, warning } from "./check.ts";
import type { Site } from "./site.ts";

/** More than a client's limit at four replicas. */
const maxRequests = 300;
/** So many refusals in a row mean that every replica refuses. */
const enoughRefusals = 12;

/**
 * Whether clients can choose the address that their limits go by, as they can when the proxy passes on their
 * `X-Forwarded-For` and TRUST_PROXY counts too many. It uses the limit of empty answers to "Was this page helpful?" up,
 * for a minute, and then claims to be others. Whether TRUST_PROXY is set at all can't be seen from one client.
 */
export const clients: Check = {
  name: "clients",
  async run(site) {
    if (!(await exhaustLimit(site))) {
      return warning(
        "no limit was reached: limits are off (RATE_LIMIT_DISABLED), more than four replicas answer, or every request seems to come from another client",
      );
    }
    for (let client = 1; client <= enoughRefusals; client++) {
      const forged = `198.51.100.${client}`;
      if (!(await isRefused(site, { "X-Forwarded-For": forged, Forwarded: `for=${forged}` }))) {
        return failure(
          "a client chooses the address that its limits go by: let the proxy replace X-Forwarded-For, and set TRUST_PROXY to the number of proxies",
        );
      }
    }
    return ok("a forged X-Forwarded-For changes nothing");
  },
};

async function exhaustLimit(site: Site): Promise<boolean> {
  let inARow = 0;
  for (let sent = 0; sent < maxRequests && inARow < enoughRefusals; sent++) {
    inARow = (await isRefused(site)) ? inARow + 1 : 0;
  }
  return inARow === enoughRefusals;
}

async function isRefused({ ask }: Site, headers: Record<string, string> = {}): Promise<boolean> {
  return (await ask(feedbackPath, { method: "POST", headers })).status === 429;
}
