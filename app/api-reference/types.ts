/**
 * The parts of an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html) that openapi.yaml uses,
 * with its extensions. It is stricter than the standard: the views need the properties that are required here.
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: Server[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: Components;
  "x-rate-limits": { description: string; tiers: Record<RateTier, Named> };
  "x-webhook-signature": { description: string; "x-not-yet-published": true };
};

export type Components = {
  securitySchemes: Record<"bearerAuth" | "oauth2", SecurityScheme>;
  parameters: Record<string, Parameter>;
  requestBodies: Record<string, RequestBody>;
  responses: Record<string, ApiResponse>;
  schemas: Record<string, Schema>;
};

export type SecurityScheme = { description: string; flows?: Record<string, object> };

export type Method = "get" | "post";
export type RateTier = "starter" | "professional" | "enterprise";
export type Reference = { $ref: string };
export type Server = { url: string; description: string };
export type Named = { "x-display-name": string; description: string };
export type Tag = Named & { name: string };
export type PathItem = Partial<Record<Method, Operation>>;

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, ApiResponse | Reference>;
};

export type Parameter = {
  name: string;
  in: "path";
  required: true;
  description: string;
  schema: Schema;
  example: string;
};

export type RequestBody = {
  description: string;
  required?: true;
  content: { "application/json": MediaType };
  "x-not-yet-published"?: true;
};

export type MediaType = {
  schema?: Schema | Reference;
  examples?: { sample: { summary: string; value: Json } };
};

export type ApiResponse = {
  description: string;
  "x-display-name"?: string;
  "x-not-yet-published"?: true;
};

export type Schema = {
  type: "object" | "string" | "integer";
  description?: string;
  format?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  minimum?: number;
  minLength?: number;
  enum?: string[];
  "x-enum-descriptions"?: Record<string, string>;
  "x-not-yet-published"?: true;
};
