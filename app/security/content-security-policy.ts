import { createHash } from "node:crypto";

/** Where violations are reported to. */
export const cspReportsPath = "/csp-reports";

/** Value of the header that goes with every policy (w3.org/TR/reporting-1, section 3.3). */
export const reportingEndpoints = `csp="${cspReportsPath}"`;

interface PolicyOptions {
  /** Origin of the chat application that the home page embeds; the site's own preview if there is none. */
  readonly frameOrigin?: string | undefined;
  /** Who may show the page in a frame. */
  readonly frameAncestors?: "'none'" | "'self'";
  /** Whether the site is served by https, so that nothing may be fetched by http. */
  readonly secure: boolean;
}

/**
 * The policy of one page: its inline scripts by the hashes of their bytes (w3.org/TR/CSP3), so that the
 * page can be kept and cached, which a nonce would forbid. Trusted Types stay off: when it navigates, React
 * itself assigns strings to `innerHTML`, for Markdown and for every script element that it makes, so only a
 * default policy that lets everything pass would keep it going, and that protects nothing.
 */
export function contentSecurityPolicy(html: string, options: PolicyOptions): string {
  const { frameOrigin, frameAncestors = "'none'", secure } = options;
  const directives = [
    "default-src 'none'",
    `script-src 'self'${inlineScriptHashes(html)}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameOrigin ?? "'self'"}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // The first for Firefox and older browsers, the second for those that know the header below.
    `report-uri ${cspReportsPath}`,
    "report-to csp",
  ];
  return [...directives, ...(secure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** Scripts with a source and data blocks such as JSON-LD need no hash. */
const inlineScript =
  /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;

function inlineScriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, code = ""] of html.matchAll(inlineScript)) {
    hashes.add(` 'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes].join("");
}
