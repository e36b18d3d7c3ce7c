import type { Collection } from "./collection.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A collection for Postman (schema.postman.com/collection/json/v2.1.0/draft-07/docs). */
export function postmanCollection({ name, version, description, folders, variables }: Collection) {
  return {
    info: {
      name,
      version,
      description,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: folders.map(({ name, description, requests }) => ({
      name,
      description,
      item: requests.map(item),
    })),
    auth: {
      type: "bearer",
      bearer: [{ key: "token", value: "{{apiKey}}", type: "string" }],
    },
    variable: variables.map(({ name: key, value, description }) => ({
      key,
      value,
      type: "string",
      description,
    })),
  };
}

function item({ name, description, method, path, parameters, body }: SampleRequest) {
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ":$1");
  return {
    name,
    request: {
      method,
      description,
      url: {
        raw: `{{baseUrl}}/${segments}`,
        host: ["{{baseUrl}}"],
        path: segments.split("/"),
        ...(parameters.length > 0 && {
          variable: parameters.map(({ name: key, example: value, description }) => ({
            key,
            value,
            description,
          })),
        }),
      },
      header: body === undefined ? [] : [{ key: "Content-Type", value: "application/json" }],
      ...(body !== undefined && {
        body: {
          mode: "raw",
          raw: JSON.stringify(body, null, 2),
          options: { raw: { language: "json" } },
        },
      }),
    },
    response: [],
  };
}
