import type { IncomingHttpHeaders } from "node:http";
import { cacheControl } from "../../protocol/cache-control.ts";
import { compressWithDictionary } from "../rendering/compression.ts";
import { type Body, type CachedResponse, toBody } from "./cached-response.ts";

/** About four kilobytes each. */
const maxBodies = 512;

/** The page that a request asks for, with a body for the client's dictionary; undefined if there can be none. */
export type DictionaryCompression = (
  headers: IncomingHttpHeaders,
  page: CachedResponse,
) => Promise<CachedResponse> | undefined;

/**
 * Creates a function that compresses a page with the page that a client already has, and names by its hash (RFC 9842).
 * Only pages in the cache are dictionaries, so that no client chooses what is compressed with what.
 */
export function dictionaryCompression(
  cached: ReadonlyMap<string, CachedResponse>,
): DictionaryCompression {
  const bodies = new Map<string, Promise<Body>>();
  // One at a time: until it is done, other pages are sent without a dictionary.
  let isRunning = false;

  function compress(page: CachedResponse, hash: string): Promise<Body> | undefined {
    const dictionary = [...cached.values()].find(({ dictionaryHash }) => dictionaryHash === hash);
    if (!dictionary || isRunning) return undefined;
    isRunning = true;
    return toDictionaryBody(page, dictionary).finally(() => {
      isRunning = false;
    });
  }

  return (headers, page) => {
    const field = headers["available-dictionary"];
    if (field === undefined || page.dictionaryHash === undefined) return undefined;
    const [, hash] = /^:([\w+/]{43}=):$/.exec(String(field)) ?? [];
    if (hash === undefined) return undefined;
    const key = `${hash} ${page.dictionaryHash}`;
    const body = bodies.get(key) ?? compress(page, hash);
    if (!body) return undefined;
    // The least recently used one comes first.
    bodies.delete(key);
    bodies.set(key, body);
    const [oldest = ""] = bodies.keys();
    if (bodies.size > maxBodies) bodies.delete(oldest);
    return body.then((dcb) => ({ ...page, bodies: { ...page.bodies, dcb } }));
  };
}

async function toDictionaryBody(page: CachedResponse, dictionary: CachedResponse): Promise<Body> {
  const { identity } = page.bodies;
  const bytes = await compressWithDictionary(identity.bytes(), dictionary.bodies.identity.bytes());
  const headers = [
    ...page.headers.filter(
      (_, index, list) => !/cache-control$/i.test(list[index - (index % 2)] ?? ""),
    ),
    ...["Cache-Control", cacheControl.dictionaryCompressed],
  ];
  // The bytes depend on the dictionary, the content does not: the ETag is weak (RFC 9110, section 8.8.1).
  return toBody(bytes, { ...page, headers }, "dcb", `W/${identity.etag}`);
}
