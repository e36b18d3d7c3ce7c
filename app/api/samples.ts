import { facts } from "../site/facts.ts";
import { site } from "../site/site.ts";
import { getSuccess, type OperationEntry } from "./operations.ts";
import type { CodeSample, Json, Method, Operation } from "./types.ts";

const { keyVariable } = site.api;
// In seconds: longer than an answer may take.
const timeout = facts.answerSeconds + 10;

/** A call to write samples for. */
interface Call {
  readonly method: Method;
  readonly url: string;
  readonly body: Json | undefined;
  /** Whether the response has no body. */
  readonly isEmpty: boolean;
}

/** The header with the API key. */
export const authorizationHeader = "Authorization: Bearer YOUR_API_KEY";

/**
 * Writes code that calls an operation with its examples, at an origin, and prints the response. It runs without changes,
 * with the key in the environment.
 */
export function writeSamples(
  { key, method, operation }: OperationEntry,
  origin: string,
): CodeSample[] {
  const { parameters = [], requestBody } = operation;
  const values = Object.fromEntries(
    parameters.map(({ name, example }) => [name, String(example ?? "")]),
  );
  const url = origin + fillPath(key, values);
  const isEmpty = getSuccess(operation)[1].content === undefined;
  const call = { method, url, body: findBody(requestBody?.content), isEmpty };
  return [
    { lang: "Shell", source: writeCurl(call) },
    { lang: "Python", source: writePython(call) },
    { lang: "JavaScript", source: writeJavascript(call) },
  ];
}

/** The first example of a JSON body. */
export function findBody(content: Operation["responses"][string]["content"]): Json | undefined {
  return Object.values(content?.["application/json"]?.examples ?? {})[0]?.value;
}

/** Replaces the parameters of a path by encoded values. @throws if a value is missing */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(.*?)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Samples: no value for {${name}} in ${path}`);
    return encodeURIComponent(value.toWellFormed());
  });
}

function writeCurl({ method, url, body }: Call): string {
  const options = [quote(url), `--header "Authorization: Bearer $${keyVariable}"`];
  const defaultMethod = body === undefined ? "get" : "post";
  if (method !== defaultMethod) options.unshift(`--request ${method.toUpperCase()}`);
  if (body !== undefined) {
    options.push(
      `--header "Content-Type: application/json"`,
      `--data ${quote(JSON.stringify(body, null, 2))}`,
    );
  }
  return `curl ${options.join(" \\\n  ")}`;
}

/** Quotes a word for a POSIX shell, where a single-quoted string can't contain single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Writes a script that needs only the standard library. */
function writePython({ method, url, body, isEmpty }: Call): string {
  const literals: Record<string, string> = { true: "True", false: "False", null: "None" };
  const literal = (value: Json) =>
    nestedJson(value, 4).replace(
      /"(?:[^"\\]|\\.)*"|true|false|null/g,
      (token) => literals[token] ?? token,
    );
  const defaultMethod = body === undefined ? "get" : "post";
  return joinLines(
    "import json, os, urllib.error, urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    method !== defaultMethod && `    method=${JSON.stringify(method.toUpperCase())},`,
    "    headers={",
    `        "Authorization": "Bearer " + os.environ[${JSON.stringify(keyVariable)}],`,
    body !== undefined && `        "Content-Type": "application/json",`,
    "    },",
    body !== undefined && `    data=json.dumps(${literal(body)}).encode(),`,
    ")",
    "try:",
    `    response = urllib.request.urlopen(request, timeout=${timeout})`,
    "except urllib.error.HTTPError as error:",
    "    response = error",
    "with response:",
    isEmpty ? "    print(response.status)" : "    print(response.status, json.load(response))",
  );
}

/** Writes a module for Node.js. */
function writeJavascript({ method, url, body, isEmpty }: Call): string {
  return joinLines(
    `const response = await fetch(${JSON.stringify(url)}, {`,
    method !== "get" && `  method: ${JSON.stringify(method.toUpperCase())},`,
    "  headers: {",
    `    Authorization: \`Bearer \${process.env.${keyVariable}}\`,`,
    body !== undefined && `    "Content-Type": "application/json",`,
    "  },",
    body !== undefined && `  body: JSON.stringify(${nestedJson(body, 2)}),`,
    `  signal: AbortSignal.timeout(${timeout}_000),`,
    "});",
    isEmpty
      ? "console.log(response.status);"
      : "console.log(response.status, JSON.stringify(await response.json(), null, 2));",
  );
}

/** JSON that begins within a line: the other lines are indented once more. */
function nestedJson(value: Json, spaces: number): string {
  return JSON.stringify(value, null, spaces).replaceAll("\n", `\n${" ".repeat(spaces)}`);
}

/** Joins the lines that are not false. */
function joinLines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n");
}
