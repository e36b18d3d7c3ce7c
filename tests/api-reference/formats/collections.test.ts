import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { brunoCollection } from "#app/api-reference/formats/bruno.ts";
import { collection } from "#app/api-reference/formats/collection.ts";
import { postmanCollection } from "#app/api-reference/formats/postman.ts";
import { operations } from "#app/api-reference/operations.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { sandboxPath } from "#app/pages.ts";
import { call } from "../../sandbox/call.ts";
import { siteUrl } from "../../support/site.ts";

const text = v.pipe(v.string(), v.minLength(1));
const variable = v.strictObject({
  key: v.picklist(["baseUrl", "apiKey"]),
  value: text,
  type: v.literal("string"),
  description: text,
});

/** What the collection uses of Postman's schema, version 2.1.0, without which nothing else may be in it. */
const postmanSchema = v.strictObject({
  info: v.strictObject({
    name: text,
    version: text,
    description: text,
    schema: v.literal("https://schema.getpostman.com/json/collection/v2.1.0/collection.json"),
  }),
  item: v.array(
    v.strictObject({
      name: text,
      description: text,
      item: v.array(
        v.strictObject({
          name: text,
          request: v.strictObject({
            method: v.picklist(["GET", "POST"]),
            description: text,
            url: v.strictObject({
              raw: text,
              host: v.array(text),
              path: v.array(text),
              variable: v.optional(
                v.array(v.strictObject({ key: text, value: text, description: text })),
                [],
              ),
            }),
            header: v.array(v.strictObject({ key: text, value: text })),
            body: v.optional(
              v.strictObject({
                mode: v.literal("raw"),
                raw: text,
                options: v.strictObject({ raw: v.strictObject({ language: v.literal("json") }) }),
              }),
            ),
          }),
          response: v.array(v.never()),
        }),
      ),
    }),
  ),
  auth: v.strictObject({
    type: v.literal("bearer"),
    bearer: v.array(
      v.strictObject({ key: v.literal("token"), value: text, type: v.literal("string") }),
    ),
  }),
  variable: v.array(variable),
});

interface Sent {
  readonly name: string;
  readonly method: string;
  /** With the variables in it. */
  readonly url: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly isJson: boolean;
  readonly body: string | undefined;
}

interface Client {
  readonly requests: readonly Sent[];
  readonly variables: Readonly<Record<string, string>>;
}

const collections: Record<string, (locale: Locale) => Client> = { Postman: postman, Bruno: bruno };

describe.each(locales)("the collections in %s", (locale) => {
  const document = apiDocument(locale);

  it.each(Object.keys(collections))("%s gets every endpoint under its name", (name) => {
    const { requests } = collections[name]?.(locale) ?? { requests: [] };
    expect(requests.map((request) => request.name).toSorted()).toEqual(
      operations(document.paths)
        .map(({ operation }) => operation.summary)
        .toSorted(),
    );
  });

  it.each(Object.keys(collections))(
    "the sandbox takes every request of %s as it is",
    async (name) => {
      const { requests, variables } = collections[name]?.(locale) ?? {
        requests: [],
        variables: {},
      };
      for (const { method, url, parameters, isJson, body } of requests) {
        const target = parameters
          .reduce((path, { name, value }) => path.replace(`:${name}`, value), url)
          .replace("{{baseUrl}}", variables.baseUrl ?? "");
        expect(target).not.toMatch(/[{}]|\/:/);
        const path = target.replace(siteUrl + sandboxPath, "");
        const key = variables.apiKey ?? "";
        expect(await call(`${method} ${path}`, { key, isJson, body, locale })).toMatchObject({
          status: 200,
        });
      }
    },
  );
});

function endpoints(locale: Locale) {
  const { collection: copy } = copyIn(locale, "apiFormats");
  return { copy, endpoints: collection(apiDocument(locale), siteUrl, copy) };
}

function postman(locale: Locale): Client {
  const { item, variable, auth } = v.parse(
    postmanSchema,
    postmanCollection(endpoints(locale).endpoints),
  );
  expect(auth.bearer[0]?.value).toBe("{{apiKey}}");
  return {
    variables: Object.fromEntries(variable.map(({ key, value }) => [key, value])),
    requests: item.flatMap(({ item }) =>
      item.map(({ name, request: { method, url, header, body } }) => {
        expect(url.raw).toBe([...url.host, ...url.path].join("/"));
        return {
          name,
          method,
          url: url.raw,
          parameters: url.variable.map(({ key: name, value }) => ({ name, value })),
          isJson: header.some(({ value }) => value === "application/json"),
          body: body?.raw,
        };
      }),
    ),
  };
}

const brunoVariables = v.array(v.object({ name: text, value: text }));
const brunoRequest = v.object({
  info: v.object({ name: text, type: v.literal("http"), seq: v.number() }),
  http: v.object({
    method: text,
    url: text,
    params: v.array(v.object({ name: text, value: text, type: v.literal("path") })),
    body: v.optional(v.object({ type: v.literal("json"), data: text })),
    auth: v.literal("inherit"),
  }),
});

/** The types of OpenCollection have checked the rest. */
function bruno(locale: Locale): Client {
  const { copy, endpoints: source } = endpoints(locale);
  const { config, items = [], request } = brunoCollection(source, copy);
  expect(request?.auth).toEqual({ type: "bearer", token: "{{apiKey}}" });
  const variables = v.parse(brunoVariables, config?.environments?.[0]?.variables);
  return {
    variables: Object.fromEntries(variables.map(({ name, value }) => [name, value])),
    requests: items.flatMap((folder) => {
      const { items } = v.parse(v.object({ items: v.array(brunoRequest) }), folder);
      return items.map(({ info, http: { method, url, params, body } }) => ({
        name: info.name,
        method,
        url,
        parameters: params,
        isJson: body?.type === "json",
        body: body?.data,
      }));
    }),
  };
}
