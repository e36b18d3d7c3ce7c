import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { cacheControl } from "../shared/response-headers.ts";

/** `uri-host [":" port]`; empty if the target has no authority (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const hostValue = /^(\[[\w.~:%!$&'()*+,;=-]+\]|([\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(:\d*)?$/i;

/**
 * Whether a request has exactly one valid `Host`, as servers must check (RFC 9112, section 3.2); with HTTP/1.0 it
 * may be missing. Its value is not used: the site's origin comes from the configuration.
 */
export function hasValidHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  // Names and values alternate.
  const isHost = (name: string, at: number) => at % 2 === 0 && name.toLowerCase() === "host";
  if (rawHeaders.filter(isHost).length > 1) return false;
  return host === undefined ? httpVersion !== "1.1" : hostValue.test(host);
}

/** Answers 400 to a request without a valid `Host`. */
export const requireValidHost: RequestHandler = (request, response, next) => {
  if (hasValidHost(request)) return next();
  response.set({ "Cache-Control": cacheControl.noStore, Connection: "close" });
  response.status(400).end();
};

/**
 * The path and query of a request target in any of its forms (RFC 9112, section 3.2): proxies may send the
 * absolute form, and `OPTIONS *` concerns the whole server.
 */
export function originForm({ method, url = "" }: IncomingMessage): string {
  if (url.startsWith("/")) return url;
  if (url === "*" && method === "OPTIONS") return "/";
  const path = url.replace(/^https?:\/\/[^/?]*/i, "");
  return path.startsWith("?") ? `/${path}` : path || "/";
}

/** The path of a request's target. */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string {
  return /^[^?#]*/.exec(url)?.[0] ?? "";
}
