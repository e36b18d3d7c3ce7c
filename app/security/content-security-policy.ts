import { createHash } from "node:crypto";

/** The path that browsers report violations to. */
export const cspReportsPath = "/csp-reports";

/** The value of `Reporting-Endpoints`, which every policy needs (w3.org/TR/reporting-1, section 3.3). */
export const reportingEndpoints = `csp="${cspReportsPath}"`;

interface PolicyOptions {
  /** The origin of the embedded chat application; undefined for the built-in preview. */
  readonly frameOrigin?: string | undefined;
  /** Who may show the page in a frame. */
  readonly frameAncestors?: "'none'" | "'self'";
  /** Whether the site is served over HTTPS, so that no request may use HTTP. */
  readonly secure: boolean;
}

/**
 * The policy of a page. It allows inline scripts and styles by their hashes (w3.org/TR/CSP3), because with nonces pages could
 * not be cached. Trusted Types are off: React assigns strings to `innerHTML` for Markdown and for script elements,
 * so they would need a default policy that allows everything.
 */
export function contentSecurityPolicy(html: string, options: PolicyOptions): string {
  const { frameOrigin, frameAncestors = "'none'", secure } = options;
  const directives = [
    "default-src 'none'",
    `script-src 'self'${hashes(html, inlineScript)}`,
    `style-src 'self'${hashes(html, inlineStyle)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameOrigin ?? "'self'"}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // `report-uri` is for Firefox and older browsers; others use `report-to` with `Reporting-Endpoints`.
    `report-uri ${cspReportsPath}`,
    "report-to csp",
  ];
  return [...directives, ...(secure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** Inline scripts. JSON-LD is data and needs no hash. */
const inlineScript =
  /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** Hash sources of what the first group of a pattern matches. */
function hashes(html: string, pattern: RegExp): string {
  const sources = new Set<string>();
  for (const [, text = ""] of html.matchAll(pattern)) {
    sources.add(` 'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...sources].join("");
}
