import type { RequestHandler } from "express";
import * as v from "valibot";
import { thanksId } from "../../analytics/page-feedback.ts";
import { verdicts } from "../../chat/verdict.ts";
import type { Config } from "../../config/config.ts";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import { cacheControl } from "../../response-headers.ts";
import { isCrossSite } from "../middleware/same-origin.ts";
import type { BuildSource } from "../rendering/build-source.ts";
import type { Metrics } from "./metrics.ts";

const form = v.object({ page: v.pipe(v.string(), v.maxLength(500)), answer: v.picklist(verdicts) });

interface PageFeedbackOptions extends Pick<Config, "siteUrl"> {
  metrics: Metrics;
  source: BuildSource;
}

/**
 * `POST /feedback`: counts the answers to "Was this page helpful?" by page, of the pages that the sitemap lists. Browsers
 * return to the page, whose thanks they then show; scripts get no content.
 */
export function pageFeedback({ siteUrl, metrics, source }: PageFeedbackOptions): RequestHandler {
  return async (request, response) => {
    response.set("Cache-Control", cacheControl.noStore);
    if (isCrossSite(request, siteUrl)) return void response.status(403).end();
    const body: unknown = request.body;
    const fields = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : "");
    const { success, output } = v.safeParse(form, Object.fromEntries(fields));
    if (!success || !(await isListed(output.page))) return void response.status(400).end();

    const { page, answer } = output;
    metrics.pageFeedback.inc({ page, answer });
    const mode = request.get("Sec-Fetch-Mode") ?? "navigate";
    if (mode === "navigate") response.redirect(303, `${page}#${thanksId}`);
    else response.status(204).end();
  };

  /** The metric's labels stay bounded, and the redirect on this site. */
  async function isListed(page: string): Promise<boolean> {
    const { sitemapPages } = (await source.load()).entry.module;
    const listed = sitemapPages(new Date());
    return listed.some(({ path }) => locales.some((locale) => inLocale(locale, path) === page));
  }
}
