import { createHash } from "node:crypto";
import { headScript } from "../../browser/head-script.ts";

interface PolicyOptions {
  /** What the page may show in frames: the embedded chat application, or the built-in preview. */
  readonly frameSource?: string | undefined;
  /** Whether the site is served over HTTPS, so that no request may use HTTP. */
  readonly secure?: boolean;
  /** Who may show the page in a frame. */
  readonly frameAncestors?: "'none'" | "'self'";
}

const headScriptHash = createHash("sha256").update(headScript).digest("base64");

/**
 * The policy of all pages. It allows the one inline script by its hash (w3.org/TR/CSP3), because with nonces pages could not be
 * cached, and no inline styles. Trusted Types are off: React assigns strings to `innerHTML` for Markdown and for script
 * elements, so they would need a default policy that allows everything.
 */
export function contentSecurityPolicy({
  frameSource = "'self'",
  secure = false,
  frameAncestors = "'none'",
}: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${headScriptHash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-src ${frameSource}`,
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
