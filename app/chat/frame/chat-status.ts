import type { RequestHandler } from "express";
import type { Config } from "../../http/shared/config.ts";
import { cacheControl } from "../../http/shared/response-headers.ts";
import { type EmbeddingRefusal, findEmbeddingRefusal } from "./embedding-refusal.ts";

/** How long a result is reused, in milliseconds. A failure is reused for less, so that a recovery shows soon. */
const reuseFor = { reachable: 10_000, unreachable: 3_000 };

/** Called after each check of the chat application with the reason why it can't be embedded, or undefined. */
export type OnChecked = (refusal: EmbeddingRefusal | undefined) => void;

/**
 * Returns a function that checks whether the chat application can be embedded. Browsers can't find out: they fire `load`
 * for their own error pages, too, and a `fetch` of another origin shows neither status nor headers. So the server checks,
 * once for all visitors: results are reused, and concurrent requests share one check.
 */
export function createReachabilityCheck(
  { chatAppUrl, siteUrl }: Pick<Config, "chatAppUrl" | "siteUrl">,
  onChecked: OnChecked,
): () => Promise<boolean> {
  let last = { reachable: Promise.resolve(true), until: 0 };

  async function check(app: string): Promise<boolean> {
    const refusal = await findEmbeddingRefusal(app, siteUrl);
    const reachable = refusal === undefined;
    last.until = Date.now() + reuseFor[reachable ? "reachable" : "unreachable"];
    onChecked(refusal);
    return reachable;
  }

  return async () => {
    // The preview is a part of this site.
    if (!chatAppUrl) return true;
    // `check` sets the end when it has a result.
    if (Date.now() >= last.until) last = { reachable: check(chatAppUrl), until: Infinity };
    return last.reachable;
  };
}

/** `GET /chat-status`, for the frame on the home page. */
export function chatStatus(isReachable: () => Promise<boolean>): RequestHandler {
  return async (_, response) => {
    response.set("Cache-Control", cacheControl.noStore).json({ reachable: await isReachable() });
  };
}
