import { validators } from "virtual:api-reference";
import type { ErrorObject } from "ajv";
import type { Params } from "react-router";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import type { Operation, Schema } from "../types.ts";
import { SandboxProblem } from "./problem.server.ts";
import type { SandboxRequest } from "./types.ts";

/** A problem with a field, whose pointer is a JSON Pointer as a URI fragment (RFC 6901, section 6), or a parameter's name. */
export type FieldProblem = ReturnType<typeof toFieldProblem>;

/** The parameters of a call by name. Numbers are parsed. */
export type Parameters = Readonly<Record<string, string | number>>;

/** Parses and checks the parameters of a call. @throws SandboxProblem if one is not what the document describes */
export function checkParameters(
  { query, header, locale }: SandboxRequest,
  { operationId, parameters = [] }: Operation,
  inPath: Params,
): Parameters {
  const sent = {
    path: (name: string) => decodeURIComponent(inPath[name] ?? ""),
    query: (name: string) => query.get(name),
  };
  const values: Record<string, string | number> = {};
  for (const { name, in: place, schema } of parameters) {
    const value = (place === "header" ? header : sent[place])(name);
    const isNumber = schema.type === "integer" || schema.type === "number";
    if (typeof value === "string") {
      values[name] = isNumber && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    }
  }
  const problems = findProblems(`${operationId}.parameters`, values, locale);
  if (problems.length > 0) {
    const errors = problems.map((problem) => ({ ...problem, pointer: problem.pointer.slice(2) }));
    throw new SandboxProblem("invalidBody", { errors });
  }
  return values;
}

/** Parses and checks the body of a call. @throws SandboxProblem if it is not what the document describes */
export function checkBody(
  { body, header, locale }: SandboxRequest,
  { operationId, requestBody }: Operation,
): unknown {
  if (!requestBody) {
    if (body.length > 0) throw new SandboxProblem("unexpectedBody");
    return undefined;
  }
  if (!/^application\/json\s*(;|$)/i.test(header("Content-Type") ?? "")) {
    throw new SandboxProblem("notJson");
  }
  const value = parse(body);
  const errors = findProblems(`${operationId}.body`, value, locale);
  if (errors.length > 0) throw new SandboxProblem("invalidBody", { errors });
  return value;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new SandboxProblem("malformedJson");
  }
}

function findProblems(validator: string, value: unknown, locale: Locale): FieldProblem[] {
  const validate = validators[validator];
  if (!validate || validate(value)) return [];
  const errors = validate.errors ?? [];
  const choices = new Set(errors.flatMap((e) => (e.keyword === "oneOf" ? e.instancePath : [])));
  // Leaves out that the type of a choice is wrong, and that no choice fits where another error says more.
  const specific = errors.filter(
    ({ keyword, instancePath }) => !(/^(type|oneOf)$/.test(keyword) && choices.has(instancePath)),
  );
  const vague = errors.filter(
    ({ keyword, instancePath }) =>
      keyword === "oneOf" && !specific.some((error) => error.instancePath.startsWith(instancePath)),
  );
  const problems = [...specific, ...vague].map((error) => toFieldProblem(error, locale));
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function toFieldProblem(
  { keyword, instancePath, params, parentSchema }: ErrorObject,
  locale: Locale,
) {
  const { missingProperty, additionalProperty, tag, type, limit, allowedValue } = params;
  const { fields } = copyIn(locale, "sandbox");
  const name: string | undefined = missingProperty ?? additionalProperty ?? tag;
  const texts: Readonly<Record<string, string>> = fields;
  const isTag = keyword === "discriminator";
  const values: unknown[] | undefined = isTag
    ? parentSchema?.oneOf.map(({ properties }: Schema) => properties?.[tag]?.const)
    : params.allowedValues;
  const prefix = /^\^([\w:/]+)$/.exec(params.pattern)?.[1];
  const list = new Intl.ListFormat(localeTable[locale].listTag, { type: "disjunction" });
  return {
    pointer: `#${instancePath}${name === undefined ? "" : `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`}`,
    detail: formatMessage(texts[isTag ? "enum" : prefix ? "prefix" : keyword] ?? fields.other, {
      type: String(type),
      limit: String(limit ?? params.format ?? prefix ?? params.pattern ?? allowedValue),
      values: list.format(values?.map(String) ?? []),
    }),
  };
}
