import { createHash } from "node:crypto";

/** The path that browsers report violations to. */
export const cspReportsPath = "/csp-reports";

/** The value of `Reporting-Endpoints`, which every policy needs (w3.org/TR/reporting-1, section 3.3). */
export const reportingEndpoints = `csp="${cspReportsPath}"`;

interface PolicyOptions {
  /** The directives that depend on the configuration of the running site. */
  readonly siteDirectives: string;
  /** The origin of the API, if pages may call it. */
  readonly apiOrigin?: string | undefined;
  /** Who may show the page in a frame. */
  readonly frameAncestors?: "'none'" | "'self'";
  /** Inline scripts that other pages have, so that all have the same policy. */
  readonly scripts?: readonly string[];
}

interface SiteDirectivesOptions {
  /** The origin of the embedded chat application; undefined for the built-in preview. */
  readonly frameOrigin?: string | undefined;
  /** Whether the site is served over HTTPS, so that no request may use HTTP. */
  readonly secure: boolean;
}

/** The directives of a policy that depend on the configuration of the running site. */
export function siteDirectives({ frameOrigin, secure }: SiteDirectivesOptions): string {
  const frames = `frame-src ${frameOrigin ?? "'self'"}`;
  return secure ? `${frames}; upgrade-insecure-requests` : frames;
}

/**
 * The policy of a page. It allows inline scripts by their hashes (w3.org/TR/CSP3), because with nonces pages could not be
 * cached, and no inline styles. Trusted Types are off: React assigns strings to `innerHTML` for Markdown and for script elements,
 * so they would need a default policy that allows everything.
 */
export function contentSecurityPolicy(html: string, options: PolicyOptions): string {
  const { siteDirectives, apiOrigin, frameAncestors = "'none'", scripts = [] } = options;
  return [
    "default-src 'none'",
    `script-src 'self'${hashes([...scripts, ...inlineScriptsIn(html)])}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${apiOrigin === undefined ? "" : ` ${apiOrigin}`}`,
    "manifest-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // `report-uri` is for Firefox and older browsers; others use `report-to` with `Reporting-Endpoints`.
    `report-uri ${cspReportsPath}`,
    "report-to csp",
    siteDirectives,
  ].join("; ");
}

/** Inline scripts. JSON and JSON-LD are data and need no hash. */
const inlineScript =
  /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs;

function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, text = ""]) => text).filter(Boolean);
}

/** Hash sources of scripts. */
function hashes(texts: readonly string[]): string {
  const sources = texts.map(
    (text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(sources)].join("");
}

const hashSource = / 'sha256-[^']+'/g;

/** Whether a policy that was received is that of a page, and allows all that is inline in it. */
export function fitsPage(policy: string, html: string, options: PolicyOptions): boolean {
  const own = contentSecurityPolicy(html, options);
  const sources = own.match(hashSource) ?? [];
  return (
    policy.replaceAll(hashSource, "") === own.replaceAll(hashSource, "") &&
    sources.every((source) => policy.includes(source))
  );
}
