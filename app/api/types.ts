/**
 * The parts of an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html) that the site shows, dereferenced, with
 * its extensions. The build checks what is stricter than the standard (check.ts).
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type ApiDocument = {
  servers: { url: string; description: string }[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    schemas: Record<string, Schema>;
  };
  "x-rate-limits"?: { description: string; tiers: Record<string, RateTier> };
  "x-webhook-signature"?: { description: string; "x-codeSamples": CodeSample[] };
};

export type Method = "get" | "post" | "put" | "patch" | "delete";
export type PathItem = Partial<Record<Method, Operation>> & { parameters?: Parameter[] };
export type RateTier = Named & { "per-hour": string; "per-month": string };
export type Named = { "x-display-name": string; description: string };

/** `html` is highlighted in the build. */
export type CodeSample = { lang: string; source: string; html?: string };

/** With `x-traitTag`, a section of the page without operations. */
export type Tag = Named & { name: string; "x-traitTag"?: true; "x-codeSamples"?: CodeSample[] };

export type SecurityScheme = {
  description: string;
  flows?: Record<string, { tokenUrl?: string; scopes: Record<string, string> }>;
};

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, ApiResponse>;
  /** Sample calls, made in the build. */
  "x-codeSamples"?: CodeSample[];
};

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description: string;
  schema: Schema;
  example?: Json;
};

/** By media type. */
export type Content = Record<string, MediaType>;
export type MediaType = { schema?: Schema; examples?: Record<string, Example> };
export type Example = { summary: string; value: Json; html?: string };

/** A response with a name is an error that the page explains. */
export type ApiResponse = {
  description: string;
  "x-display-name"?: string;
  "x-action"?: string;
  content?: Content;
};

export type Schema = {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  const?: Json;
  enum?: Json[];
  default?: Json;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  "x-enum-descriptions"?: Record<string, string>;
  /** A schema with an anchor has a section of the page, with this name and introduction. */
  "x-anchor"?: string;
  "x-display-name"?: string;
  "x-intro"?: string;
};
