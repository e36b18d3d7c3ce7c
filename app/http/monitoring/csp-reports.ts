import type { RequestHandler } from "express";
import type { Log } from "../../config/log.ts";
import { logLimits, sizeLimits } from "../../limits.ts";
import { cacheControl } from "../../response-headers.ts";
import { jsonBody } from "../middleware/request-body.ts";
import { loggablePath, logThrottle } from "./log-throttle.ts";
import type { Metrics } from "./metrics.ts";
import { type MatchRoute, notFoundLabels } from "./route-labels.ts";

/** The directives that are counted by name (w3.org/TR/CSP3); any other is "other". */
const directives = new Set([
  "base-uri",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "worker-src",
]);

/** The formats of `report-uri` (CSP2, section 4.4) and of the Reporting API (w3.org/TR/CSP3, section 5). */
const types = ["application/csp-report", "application/reports+json"];

/** Further reports in a body are ignored. */
const maxReports = 20;

interface CspReportsOptions {
  log: Log;
  metrics: Pick<Metrics, "policyViolations">;
  matchRoute: MatchRoute;
}

/**
 * `POST /csp-reports`: counts and logs violations of the Content-Security-Policy. Anyone can send reports, so
 * nothing else depends on them.
 */
export function cspReports({ log, metrics, matchRoute }: CspReportsOptions): RequestHandler[] {
  const mayWarn = logThrottle(logLimits.reports, (count) => {
    log.warn({ count }, "policy violations suppressed");
  });

  function count(report: Report): void {
    // Old browsers send the directive with its sources.
    const [named = ""] = field(report, "effectiveDirective", "effective-directive").split(" ");
    const directive = directives.has(named) ? named : "other";
    metrics.policyViolations.inc({ directive });
    if (!mayWarn()) return;
    const path = URL.parse(field(report, "documentURL", "document-uri"))?.pathname ?? "";
    const blocked = withoutQuery(field(report, "blockedURL", "blocked-uri"));
    const source = withoutQuery(field(report, "sourceFile", "source-file"));
    log.warn(
      { directive, ...(matchRoute(path) ?? notFoundLabels(path)), blocked, source },
      "policy violated",
    );
  }

  const receive: RequestHandler = (request, response) => {
    const reports = readReports(request.body);
    reports?.forEach(count);
    response
      .status(reports ? 204 : 400)
      .set("Cache-Control", cacheControl.noStore)
      .end();
  };
  return [jsonBody({ type: types, limit: sizeLimits.cspReports }), receive];
}

type Report = Readonly<Record<string, unknown>>;

/** Reads the violations in a body; undefined if it is not a report. */
function readReports(body: unknown): Report[] | undefined {
  if (Array.isArray(body)) {
    const list: unknown[] = body.slice(0, maxReports);
    return list
      .filter(isRecord)
      .filter(({ type }) => type === "csp-violation")
      .map((report) => report.body)
      .filter(isRecord);
  }
  const report = isRecord(body) ? body["csp-report"] : undefined;
  return isRecord(report) ? [report] : undefined;
}

function isRecord(value: unknown): value is Report {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function field(report: Report, name: string, oldName: string): string {
  const value = report[name] ?? report[oldName];
  return typeof value === "string" ? value : "";
}

/** A URL without its query; the scheme alone for `data:` and extensions; or a keyword such as `inline`. */
function withoutQuery(text: string): string {
  const url = URL.parse(text);
  if (!url) return loggablePath(text);
  return /^https?:$/.test(url.protocol) ? url.origin + loggablePath(url.pathname) : url.protocol;
}
