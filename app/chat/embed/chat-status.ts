import type { RequestHandler } from "express";
import type { Config } from "../../config/config.ts";
import { mayBeFramed } from "./frame-permission.ts";

/** For how many milliseconds an answer is kept: a failure for less, so that recovery shows soon. */
const kept = { reachable: 10_000, unreachable: 3_000 };
/** Milliseconds. An application that has not answered by then is down; a slow one may take ten seconds. */
const deadline = 15_000;
const mostRedirects = 5;

/**
 * Can the chat application be embedded? A frame can't tell: browsers fire `load` for their own error pages
 * too, so that no page can probe a network with frames. Nor can a `fetch` by the browser: of another origin
 * it shows neither status nor headers, so a 500 and a refusal to be framed look like success, and the
 * Content-Security-Policy would have to allow connections besides frames. So the server asks. It asks once
 * for everyone: answers are kept and requests share one that is under way.
 */
export function chatReachability({ chatAppUrl, siteUrl }: Config): () => Promise<boolean> {
  let last: { reachable: boolean; until: number } | undefined;
  let asking: Promise<boolean> | undefined;

  async function ask(app: string): Promise<boolean> {
    const reachable = await canBeEmbedded(app, siteUrl);
    last = { reachable, until: Date.now() + kept[reachable ? "reachable" : "unreachable"] };
    asking = undefined;
    return reachable;
  }

  return async () => {
    // The preview is a part of this site.
    if (!chatAppUrl) return true;
    if (last && Date.now() < last.until) return last.reachable;
    asking ??= ask(chatAppUrl);
    return asking;
  };
}

/** `GET /chat-status`, for the frame on the home page. */
export function chatStatus(isReachable: () => Promise<boolean>): RequestHandler {
  return async (_, response) => {
    response.set("Cache-Control", "no-store").json({ reachable: await isReachable() });
  };
}

/**
 * Whether an application answers and allows the site to embed it. Refused connections, names that don't
 * resolve, broken TLS, status codes from 500 on and silence mean that it can't be; a login page is its own
 * affair.
 */
export async function canBeEmbedded(app: string, site: string): Promise<boolean> {
  const signal = AbortSignal.timeout(deadline);
  const start = new URL(app);
  let url = start;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await fetch(url, {
        redirect: "manual",
        headers: { Accept: "text/html" },
        signal,
      });
      void response.body?.cancel();
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || !location) {
        return response.status < 500 && mayBeFramed(response.headers, url, new URL(site));
      }
      url = new URL(location, url);
      if (url.origin !== start.origin && !isSecured(start, url)) return false;
    }
    return false;
  } catch {
    return false;
  }
}

/**
 * The same host over TLS. The site's policy allows frames of this one origin, which covers that (CSP3, 6.7.2.8);
 * at a redirect to anywhere else, browsers stop.
 */
function isSecured(from: URL, to: URL): boolean {
  return to.protocol === "https:" && to.hostname === from.hostname && !from.port && !to.port;
}
