import type { Request, RequestHandler } from "express";
import * as v from "valibot";
import { type PageEvent, pageEvents, type VitalName } from "../../browser/events.server.ts";
import { thanksId } from "../../browser/events.ts";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import { sizeLimits } from "../../limits.ts";
import type { AppContext } from "../app.ts";
import { isCrossSite } from "../middleware/same-origin.ts";
import { cacheControl } from "../shared/response-headers.ts";
import { notFoundLabels } from "./route-labels.ts";

/** A value is good up to the first threshold and poor above the second (web.dev/articles/vitals). */
const thresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

const jsonEvents = v.pipe(v.string(), v.maxLength(sizeLimits.beacon), v.parseJson(), pageEvents);

/**
 * `POST /beacon`: counts what pages report, by route and language, and the answers to "Was this page helpful?" by page.
 * `sendBeacon` sends JSON as text, which needs no preflight request (Fetch standard, section 2.2.2). Without JavaScript, the
 * browser sends the fields of an event as a form, and is redirected to the thanks on the page.
 */
export function beacon({ config, metrics, source }: AppContext): RequestHandler {
  return async (request, response) => {
    response.set("Cache-Control", cacheControl.noStore);
    if (isCrossSite(request, config.siteUrl)) return void response.status(403).end();
    const { success, output: events } = readEvents(request);
    if (!success || !(await areListed(events))) return void response.status(400).end();
    events.forEach(count);
    if (isForm(request)) response.redirect(303, `${events[0]?.path}#${thanksId}`);
    else response.status(204).end();
  };

  function count(event: PageEvent): void {
    const { path } = event;
    const labels = { ...(source.matchRoute(path)?.labels ?? notFoundLabels(path)) };
    if (event.type === "view") metrics.pageViews.inc(labels);
    else if (event.type === "helpful")
      metrics.pageFeedback.inc({ page: path, answer: event.answer });
    else metrics.vitals.inc({ name: event.name, rating: rate(event.name, event.value), ...labels });
  }

  /** Whether all rated pages are in the sitemap. It bounds the metric's labels and keeps the redirect on this site. */
  async function areListed(events: readonly PageEvent[]): Promise<boolean> {
    const rated = events.filter(({ type }) => type === "helpful");
    if (rated.length === 0) return true;
    const { sitemapPages } = (await source.load()).entry.module;
    const listed = new Set(
      sitemapPages(new Date()).flatMap(({ path }) => locales.map((name) => inLocale(name, path))),
    );
    return rated.every(({ path }) => listed.has(path));
  }
}

const isForm = (request: Request) => request.is("urlencoded") !== false;

function readEvents(request: Request) {
  const body: unknown = request.body;
  const text = Buffer.isBuffer(body) ? body.toString() : "";
  if (!isForm(request)) return v.safeParse(jsonEvents, text);
  const { type, ...fields } = Object.fromEntries(new URLSearchParams(text));
  return v.safeParse(pageEvents, type === "helpful" ? [{ type, ...fields }] : []);
}

function rate(name: VitalName, value: number): "good" | "needs-improvement" | "poor" {
  const [good, poor] = thresholds[name];
  if (value <= good) return "good";
  return value <= poor ? "needs-improvement" : "poor";
}
