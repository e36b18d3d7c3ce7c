import type { Json, Method } from "./types.ts";

export type SampleOperation = {
  method: Method;
  path: string;
  /** A placeholder for each path parameter. */
  pathValues: Readonly<Record<string, string>>;
  body?: Json;
};

export type Samples = { curl: string; python: string; javascript: string };

/** The header with the API key. */
export const authorizationHeader = "Authorization: Bearer YOUR_API_KEY";

type Call = { method: string; url: string; keyVariable: string; body: Json | undefined };

/**
 * Code that calls an operation and prints the status and the body of the response. It runs without changes, with the key
 * in the environment: curl in a POSIX shell, Python with its standard library (the interactive prompt needs the blank
 * line after the `try`), JavaScript as a module in Node.
 */
export function samples(operation: SampleOperation, baseUrl: string, keyVariable: string): Samples {
  const call = {
    method: operation.method.toUpperCase(),
    url: baseUrl + fillPath(operation),
    keyVariable,
    body: operation.body,
  };
  return { curl: curl(call), python: python(call), javascript: javascript(call) };
}

function curl({ method, url, keyVariable, body }: Call): string {
  const options = [`--header "Authorization: Bearer $${keyVariable}"`];
  if (method !== "GET") options.unshift(`--request ${method}`);
  if (body !== undefined) {
    options.push(
      `--header "Content-Type: application/json"`,
      `--data ${quote(indent(json(body, 2), 2))}`,
    );
  }
  return [`curl --include ${quote(url)}`, ...options].join(" \\\n  ");
}

function python({ method, url, keyVariable, body }: Call): string {
  const hasBody = body !== undefined;
  return lines(
    hasBody && "import json",
    "import os",
    "import urllib.error",
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    method !== "GET" && `    method=${JSON.stringify(method)},`,
    "    headers={",
    `        "Authorization": "Bearer " + os.environ[${JSON.stringify(keyVariable)}],`,
    hasBody && `        "Content-Type": "application/json",`,
    "    },",
    hasBody && `    data=json.dumps(${indent(pythonLiteral(body), 4)}).encode(),`,
    ")",
    "try:",
    "    response = urllib.request.urlopen(request, timeout=30)",
    "except urllib.error.HTTPError as error:",
    "    response = error",
    "",
    "print(response.status, response.read().decode())",
  );
}

function javascript({ method, url, keyVariable, body }: Call): string {
  const hasBody = body !== undefined;
  return lines(
    `const response = await fetch(${JSON.stringify(url)}, {`,
    method !== "GET" && `  method: ${JSON.stringify(method)},`,
    "  headers: {",
    `    Authorization: \`Bearer \${process.env.${keyVariable}}\`,`,
    hasBody && `    "Content-Type": "application/json",`,
    "  },",
    hasBody && `  body: JSON.stringify(${indent(json(body, 2), 2)}),`,
    "});",
    "console.log(response.status, await response.text());",
  );
}

function fillPath({ path, pathValues }: SampleOperation): string {
  return path.replace(/\{(.*?)\}/g, (_, name: string) => {
    const value = pathValues[name];
    if (value === undefined) throw new Error(`Samples: no value for {${name}} in ${path}`);
    return encodeURIComponent(value);
  });
}

/** A word in a POSIX shell, where a single-quoted string cannot hold its own quote. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Converts JSON to Python, in which three literals differ. */
function pythonLiteral(value: Json): string {
  const words = new Map([
    ["true", "True"],
    ["false", "False"],
    ["null", "None"],
  ]);
  return json(value, 4).replace(
    /"(?:[^"\\]|\\.)*"|true|false|null/g,
    (token) => words.get(token) ?? token,
  );
}

function json(value: Json, spaces: number): string {
  return JSON.stringify(value, null, spaces);
}

function indent(text: string, spaces: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(spaces)}`);
}

function lines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n");
}
