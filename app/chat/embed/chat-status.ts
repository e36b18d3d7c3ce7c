import type { RequestHandler } from "express";
import type { Config } from "../../config/config.ts";
import { cacheControl } from "../../protocol/cache-control.ts";
import { mayBeFramed } from "./frame-permission.ts";

/** Milliseconds for which a result is reused: a failure for less, so that recovery shows soon. */
const reuseFor = { reachable: 10_000, unreachable: 3_000 };
/** Milliseconds. An application that has not answered by then is down; a slow one may take ten seconds. */
const timeout = 15_000;
const maxRedirects = 5;

/**
 * Returns a function that says whether the chat application can be embedded. The browser can't find out: it fires
 * `load` for its own error pages too, and a `fetch` of another origin shows neither status nor headers. So the
 * server asks, once for everyone: results are reused, and concurrent requests share one probe.
 */
export function chatReachability({ chatAppUrl, siteUrl }: Config): () => Promise<boolean> {
  let last: { reachable: boolean; until: number } | undefined;
  let asking: Promise<boolean> | undefined;

  async function ask(app: string): Promise<boolean> {
    const reachable = await canBeEmbedded(app, siteUrl);
    last = { reachable, until: Date.now() + reuseFor[reachable ? "reachable" : "unreachable"] };
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
    response.set("Cache-Control", cacheControl.noStore).json({ reachable: await isReachable() });
  };
}

/**
 * Whether an application answers and allows the site to embed it. Refused connections, names that don't
 * resolve, broken TLS, status codes from 500 on and silence mean that it can't be; a login page is its own
 * affair.
 */
export async function canBeEmbedded(app: string, site: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  const start = new URL(app);
  let url = start;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
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
