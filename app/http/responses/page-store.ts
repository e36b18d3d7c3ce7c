import type { IncomingMessage } from "node:http";
import type { Response as ExpressResponse, Request, RequestHandler } from "express";
import { hasBody } from "../middleware/request-body.ts";
import { hasValidHost } from "../middleware/request-target.ts";
import { requestIdOf } from "../monitoring/request-id.ts";
import { clientNetwork } from "../shared/client-network.ts";
import { type StoredResponse, send } from "./stored-response.ts";

/** A response, and whether it is the same for everybody until content changes by itself. */
export interface Made {
  readonly response: StoredResponse;
  readonly isStored: boolean;
}

interface PageStoreOptions {
  /** The key of a request; undefined if its response depends on more. The set of keys is bounded. */
  keyOf: (request: IncomingMessage) => string | undefined;
  /** The key of the response for all paths at which there is no page, if a request is for one. */
  missingKeyOf?: (request: IncomingMessage) => string | undefined;
  /** Makes the response of a key, with the ID and the client of the request that needs it. */
  make: (key: string, requestId: string, client: string) => Promise<Made>;
  /** Refuses a request whose response would have to be rendered, by answering it; resolves to whether it did. */
  refuse?: (key: string, request: Request, response: ExpressResponse) => Promise<boolean>;
  /** When content that is made now changes by itself, in milliseconds since 1970. */
  changeAfter: (now: number) => number;
  now?: () => number;
}

export interface PageStore {
  /** Sends what is stored. It needs no middleware before it. */
  readonly sendStored: RequestHandler;
  /** Makes, stores and sends the response of a request that has a key. */
  readonly makeAndSend: RequestHandler;
  /** Stores a file. */
  readonly add: (path: string, response: StoredResponse) => void;
}

/** Makes each response once, at its first request, and sends it to everybody until content changes by itself. */
export function pageStore(options: PageStoreOptions): PageStore {
  const { keyOf, missingKeyOf, make, refuse } = options;
  const { changeAfter, now = Date.now } = options;
  let stored = new Map<string, StoredResponse>();
  let making = new Map<string, Promise<StoredResponse>>();
  let changesAt = changeAfter(now());

  function find(key: string): StoredResponse | undefined {
    if (now() >= changesAt) {
      stored = new Map();
      making = new Map();
      changesAt = changeAfter(now());
    }
    return stored.get(key);
  }

  /** Makes a response for all requests that ask for it meanwhile. */
  function makeOnce(key: string, requestId: string, client: string): Promise<StoredResponse> {
    const running = making.get(key);
    if (running) return running;
    // What is made of content that has changed since is not stored.
    const [into, from] = [stored, making];
    const made = make(key, requestId, client)
      .then(({ response, isStored }) => {
        if (isStored) into.set(key, response);
        return response;
      })
      .finally(() => from.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    sendStored(request, response, next) {
      const key = hasBody(request) || !hasValidHost(request) ? undefined : keyOf(request);
      const found = key === undefined ? undefined : find(key);
      if (!found) return next();
      send(request, response, found);
    },
    async makeAndSend(request, response, next) {
      const key = missingKeyOf?.(request) ?? keyOf(request);
      if (key === undefined) return next();
      const found = find(key);
      if (!found && (await refuse?.(key, request, response))) return;
      const client = clientNetwork(request.ip ?? "");
      const made = found ?? (await makeOnce(key, requestIdOf(response), client));
      send(request, response, made);
    },
    add: (path, response) => void stored.set(path, response),
  };
}
