/** In milliseconds. A slow application may take ten seconds; one that takes longer than this is down. */
const timeout = 15_000;
const maxRedirects = 5;

/** Why an application can't be embedded, in words for an operator; docs/embedding.md says what to do. */
const texts = {
  "x-frame-options":
    "its X-Frame-Options forbid frames: send frame-ancestors with the site's origin instead",
  "frame-ancestors": "its Content-Security-Policy does not name the site in frame-ancestors",
  status: "it answers with an error",
  redirect: "it redirects in circles, or to an origin that the site's policy does not allow",
  dns: "its name does not resolve on the site's server",
  tls: "its certificate or TLS is not accepted",
  timeout: `it has not answered for ${timeout / 1000} seconds`,
  connection: "it refuses or drops connections from the site's server",
};

type Reason = keyof typeof texts;

export const refusalReasons = Object.keys(texts);

export type EmbeddingRefusal = ReturnType<typeof createRefusal>;

function createRefusal(reason: Reason, detail: string | number) {
  return { reason, text: `${texts[reason]} (${detail})` };
}

/**
 * Finds out why an application can't be embedded by the site; undefined if it answers and allows it. It can't be embedded
 * if connections are refused, its name doesn't resolve, TLS is broken, the status is 500 or higher, or no answer comes. A
 * login page is no refusal.
 */
export async function findEmbeddingRefusal(
  app: string,
  siteUrl: string,
): Promise<EmbeddingRefusal | undefined> {
  const signal = AbortSignal.timeout(timeout);
  const site = new URL(siteUrl);
  let url = new URL(app);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const { status, headers, body } = await fetch(url, {
        redirect: "manual",
        headers: { Accept: "text/html" },
        signal,
      });
      void body?.cancel();
      const location = headers.get("location");
      if (status < 300 || status > 399 || !location) {
        if (status >= 500) return createRefusal("status", status);
        const reason = findFrameRefusal(headers, url, site);
        return reason && createRefusal(reason, site.origin);
      }
      url = new URL(location, url);
      // The site's policy allows one origin.
      if (url.origin !== new URL(app).origin) break;
    }
    return createRefusal("redirect", url.origin);
  } catch (error) {
    const code = errorCode(error);
    return createRefusal(toReason(code), code);
  }
}

/**
 * Finds the header that forbids the site to show a page in a frame; undefined if there is none. Browsers decide by
 * `frame-ancestors` of every policy if there is one (CSP3, section 6.4.2), and only without it by `X-Frame-Options` (HTML,
 * "check a navigation response's adherence to X-Frame-Options").
 */
function findFrameRefusal(headers: Headers, page: URL, site: URL): Reason | undefined {
  const isSelf = page.origin === site.origin;
  const policies = (headers.get("content-security-policy") ?? "")
    .split(",")
    .flatMap((policy) => /(?:^|;)\s*frame-ancestors(?![\w-])([^;]*)/i.exec(policy)?.[1] ?? []);
  if (policies.length === 0) {
    const forbidding = isSelf ? /deny/i : /deny|sameorigin/i;
    return forbidding.test(headers.get("x-frame-options") ?? "") ? "x-frame-options" : undefined;
  }
  const isAllowed = policies.every((sources) =>
    sources
      .toLowerCase()
      .split(/\s+/)
      .some((source) => (isSelf && source === "'self'") || matchesSite(source, site)),
  );
  return isAllowed ? undefined : "frame-ancestors";
}

/** Whether a source such as `https:`, `*.example.com` or `http://localhost:*` names the site (CSP3, section 6.7.2.8). */
function matchesSite(source: string, { protocol, hostname, port }: URL): boolean {
  // A source with http: also allows https:, and the site's scheme decides for one without a scheme.
  const schemes = ["http:", protocol];
  if (source === "*" || schemes.includes(source)) return true;
  const [, scheme = protocol, host = "", ownPort = ""] =
    /^(?:(https?:)\/\/)?([^:/']+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  const isHost = host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
  // URLs omit the default port of their scheme.
  const ports = ["*", port, port || (protocol === "https:" ? "443" : "80")];
  return isHost && schemes.includes(scheme) && ports.includes(ownPort);
}

/** The reason for an error of `fetch`, by its code. */
function toReason(code: string): Reason {
  if (/^(ENOTFOUND|EAI_\w+)$/.test(code)) return "dns";
  if (/TIMEDOUT|_TIMEOUT$|^(Timeout|Abort)Error$/.test(code)) return "timeout";
  if (/SSL|TLS|CERT|SIGNATURE|^EPROTO$|^DEPTH_ZERO|^UNABLE_TO/.test(code)) return "tls";
  return "connection";
}

/** The code of an error that `fetch` has thrown, such as ECONNREFUSED; its name if it has none. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const source = error.cause instanceof Error ? error.cause : error;
  return "code" in source && typeof source.code === "string" ? source.code : source.name;
}
