import { createHash } from "node:crypto";

interface Representation {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly lastModified: Date;
}

/**
 * A response that a client which already has it gets without its body (RFC 9110, section 13.2.2): the
 * entity tag decides where the request names one, the date only where it doesn't.
 */
export function conditionalResponse(
  request: Request,
  { body, headers, lastModified }: Representation,
): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const allHeaders = { ...headers, ETag: etag, "Last-Modified": lastModified.toUTCString() };
  return isCurrent(request.headers, etag, lastModified)
    ? new Response(null, { status: 304, headers: allHeaders })
    : new Response(body, { headers: allHeaders });
}

function isCurrent(headers: Headers, etag: string, lastModified: Date): boolean {
  const known = headers.get("If-None-Match");
  if (known !== null) {
    return known === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  }
  const since = Date.parse(headers.get("If-Modified-Since") ?? "");
  return since >= lastModified.getTime();
}
