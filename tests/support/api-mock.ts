import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Ajv2020 } from "ajv/dist/2020.js";
import {
  type OperationEntry,
  operations,
  requestBodyOf,
  resolve,
  responsesOf,
} from "#app/api-reference/operations.ts";
import type { ApiDocument } from "#app/api-reference/types.ts";

export interface ApiMock extends AsyncDisposable {
  readonly origin: string;
  /** IDs of the operations that were called with valid requests. */
  readonly called: string[];
  /** The error response to the next valid request; undefined for success. */
  failure: "429" | "500" | undefined;
}

const ajv = new Ajv2020({ strict: true });
ajv.addVocabulary(["x-enum-descriptions"]);

/**
 * Starts a mock of the API that follows its OpenAPI document: it requires the documented key and body, and answers with the
 * documented response, or only with its status if its schema is not published yet.
 */
export async function startApiMock(document: ApiDocument, key: string): Promise<ApiMock> {
  const entries = operations(document.paths);
  const state: Pick<ApiMock, "called" | "failure"> = { called: [], failure: undefined };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = entries.find((entry) => matches(entry, request));
    const body = await text(request);
    // Not documented.
    if (!entry) return void response.writeHead(404).end();
    const status = refusal(entry, request, body) ?? state.failure ?? "2XX";
    const documented = responsesOf(entry.operation, document).find(
      (response) => response.status === status,
    );
    if (!documented) throw new Error(`${entry.operation.operationId} documents no ${status}.`);
    if (status === "2XX") state.called.push(entry.operation.operationId);
    response.writeHead(Number(status.replace("XX", "00"))).end();
  }

  function refusal({ operation }: OperationEntry, request: IncomingMessage, body: string) {
    if (request.headers.authorization !== `Bearer ${key}`) return "401";
    const requestBody = requestBodyOf(operation, document);
    if (!requestBody) return body === "" ? undefined : "400";
    if (request.headers["content-type"] !== "application/json") return "400";
    const { schema } = requestBody.content["application/json"];
    return fits(schema && resolve(schema, document.components.schemas), body) ? undefined : "400";
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function matches({ key, method }: OperationEntry, { method: sent, url }: IncomingMessage): boolean {
  const path = new RegExp(`^${key.replace(/\{\w+\}/g, "[^/?]+")}$`);
  return sent === method.toUpperCase() && path.test(url ?? "");
}

/** Whether a body is a JSON object that matches the schema, if there is one. */
function fits(schema: object | undefined, body: string): boolean {
  try {
    return ajv.validate({ type: "object", ...schema }, JSON.parse(body));
  } catch {
    return false;
  }
}
