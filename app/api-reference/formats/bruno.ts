import type { OpenCollection } from "@opencollection/types";
import type { Item } from "@opencollection/types/collection/item";
import type { HttpRequest } from "@opencollection/types/requests/http";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Collection } from "./collection.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A collection for Bruno 3, as one file (spec.opencollection.com). */
export function brunoCollection(
  { name, version, description, folders, variables }: Collection,
  copy: CopyOf<"apiFormats">["collection"],
): OpenCollection {
  return {
    opencollection: "1.0.0",
    bundled: true,
    info: { name, version },
    config: { environments: [{ name: copy.sandbox, variables: [...variables] }] },
    request: { auth: { type: "bearer", token: "{{apiKey}}" } },
    docs: description,
    items: folders.map(
      ({ name, description, requests }, index): Item => ({
        info: { name, type: "folder", seq: index + 1 },
        docs: description,
        items: requests.map(item),
      }),
    ),
  };
}

function item(
  { name, description, method, path, parameters, body }: SampleRequest,
  index: number,
): HttpRequest {
  return {
    info: { name, type: "http", seq: index + 1 },
    http: {
      method,
      url: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ":$1")}`,
      params: parameters.map(({ name, example: value, description }) => ({
        name,
        value,
        description,
        type: "path",
      })),
      ...(body !== undefined && {
        body: { type: "json", data: JSON.stringify(body, null, 2) },
      }),
      auth: "inherit",
    },
    docs: description,
  };
}
