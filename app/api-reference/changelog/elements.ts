import { operations, requestBodyOf, resolve, responsesOf } from "../operations.ts";
import type { ApiDocument, Schema } from "../types.ts";

export type ElementKind =
  | "server"
  | "authentication"
  | "endpoint"
  | "event"
  | "parameter"
  | "body"
  | "field"
  | "value"
  | "response";

/** What of an element can change. What it doesn't have is undefined. */
export type Trait = "published" | "required" | "type" | "minimum" | "minLength" | "listed";

/** A part of an API, as a changelog tells it. */
export interface ApiElement {
  readonly kind: ElementKind;
  /** Where it is and what it is called, such as the endpoint and the field. */
  readonly path: readonly string[];
  /** Whether clients send it, or receive it. */
  readonly sent: boolean;
  readonly traits: Readonly<Partial<Record<Trait, string | number | boolean | undefined>>>;
  /** What it is a part of. */
  readonly parent?: ApiElement;
}

/** The parts of an API, each after what it is a part of. */
export function apiElements(document: ApiDocument): ApiElement[] {
  const { securitySchemes } = document.components;
  return [
    ...document.servers.map(({ url }) => element("server", [url])),
    ...Object.entries(securitySchemes).flatMap(([name, { flows = {} }]) => {
      const scheme = element("authentication", [name]);
      const names = Object.keys(flows);
      return [scheme, ...names.map((flow) => element("authentication", [name, flow], {}, scheme))];
    }),
    ...operationElements("endpoint", document.paths, document),
    ...operationElements("event", document.webhooks, document),
  ];
}

function operationElements(
  kind: "endpoint" | "event",
  items: ApiDocument["paths"],
  document: ApiDocument,
): ApiElement[] {
  const { parameters, schemas } = document.components;
  return operations(items).flatMap(({ key, method, operation }) => {
    const name = kind === "event" ? key : `${method.toUpperCase()} ${key}`;
    const parent = { ...element(kind, [name]), sent: kind === "endpoint" };
    const described = requestBodyOf(operation, document);
    const schema = described?.content["application/json"].schema;
    const body =
      described &&
      element(
        "body",
        [name],
        { published: isPublished(described), required: described.required ?? false },
        parent,
      );
    return [
      parent,
      ...(operation.parameters ?? []).map((part) => {
        const { name: parameter, required, schema } = resolve(part, parameters);
        return element("parameter", [name, parameter], { required, type: schema.type }, parent);
      }),
      ...(body ? [body] : []),
      ...(body && schema ? fields(resolve(schema, schemas), body) : []),
      ...responsesOf(operation, document).map(({ status, response }) => ({
        ...element("response", [name, status], { published: isPublished(response) }, parent),
        sent: false,
      })),
    ];
  });
}

/** The fields of an object, each followed by its own and by the values that are listed for it. */
function fields(schema: Schema, parent: ApiElement, prefix = ""): ApiElement[] {
  const [place = ""] = parent.path;
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const { type, format, minimum, minLength, enum: values } = property;
    const name = prefix + key;
    const field = element(
      "field",
      [place, name],
      {
        published: isPublished(property),
        required: schema.required?.includes(key) ?? false,
        type: [type, format].filter(Boolean).join(" · "),
        minimum,
        minLength,
        listed: values !== undefined,
      },
      parent,
    );
    return [
      field,
      ...(values ?? []).map((value) => element("value", [place, name, value], {}, field)),
      ...fields(property, field, `${name}.`),
    ];
  });
}

function isPublished(part: { readonly "x-not-yet-published"?: true }): boolean {
  return !part["x-not-yet-published"];
}

function element(
  kind: ElementKind,
  path: readonly string[],
  traits: ApiElement["traits"] = {},
  parent?: ApiElement,
): ApiElement {
  return { kind, path, traits, sent: parent?.sent ?? true, ...(parent && { parent }) };
}
