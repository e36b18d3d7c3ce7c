/**
 * The header by which a page forbids another origin to show it in a frame, or undefined if it may. Browsers
 * decide so: by `frame-ancestors` of every policy if there is one (CSP3, section 6.4.2), and only without it by
 * `X-Frame-Options` (HTML, "check a navigation response's adherence to X-Frame-Options").
 */
export function frameRefusal(
  headers: Headers,
  page: URL,
  embedder: URL,
): "frame-ancestors" | "x-frame-options" | undefined {
  const policies = (headers.get("content-security-policy") ?? "")
    .split(",")
    .flatMap((policy) => frameAncestors(policy) ?? []);
  if (policies.length === 0) {
    const options = headers.get("x-frame-options") ?? "";
    return frameOptionsAllow(options, page, embedder) ? undefined : "x-frame-options";
  }
  const allowed = policies.every((sources) =>
    sources.some((source) => matches(source, page, embedder)),
  );
  return allowed ? undefined : "frame-ancestors";
}

/** The sources of the first such directive, in a list of its own; undefined if there is none. */
function frameAncestors(policy: string): [string[]] | undefined {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const found = directives.find(([name = ""]) => name.toLowerCase() === "frame-ancestors");
  return found && [found.slice(1)];
}

function matches(source: string, page: URL, embedder: URL): boolean {
  if (/^'self'$/i.test(source)) return page.origin === embedder.origin;
  if (source === "*") return true;
  const scheme = /^(https?):$/i.exec(source)?.[1];
  if (scheme) return schemeMatches(`${scheme.toLowerCase()}:`, embedder);
  const [, ownScheme, host = "", port = ""] =
    /^(?:(https?):\/\/)?([^:/']+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  return (
    host !== "" &&
    schemeMatches(ownScheme ? `${ownScheme.toLowerCase()}:` : page.protocol, embedder) &&
    hostMatches(host.toLowerCase(), embedder.hostname) &&
    portMatches(port, embedder)
  );
}

/** What is allowed on an insecure connection is allowed on a secure one. */
function schemeMatches(scheme: string, { protocol }: URL): boolean {
  return scheme === protocol || (scheme === "http:" && protocol === "https:");
}

function hostMatches(pattern: string, host: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : pattern === host;
}

/** No port means the scheme's own, which URLs leave out. */
function portMatches(pattern: string, { port, protocol }: URL): boolean {
  if (pattern === "*" || pattern === port) return true;
  const own = port || (protocol === "https:" ? "443" : "80");
  return pattern === own || (pattern === "80" && own === "443");
}

function frameOptionsAllow(header: string, page: URL, embedder: URL): boolean {
  const options = new Set(
    header
      .toLowerCase()
      .split(",")
      .map((option) => option.trim()),
  );
  // Browsers trust no contradiction; values that they don't know, such as ALLOW-FROM, say nothing.
  const known = ["deny", "allowall", "sameorigin"].some((option) => options.has(option));
  if (options.size > 1) return !known;
  if (options.has("deny")) return false;
  return !options.has("sameorigin") || page.origin === embedder.origin;
}
