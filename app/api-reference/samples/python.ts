import { facts } from "../../facts.ts";
import type { Json } from "../types.ts";
import { type Call, indent, json, lines } from "./call.ts";

/** A call in Python with its standard library. The interactive prompt needs the blank line after the `try`. */
export function python({ method, url, keyVariable, body }: Call): string {
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
    `    response = urllib.request.urlopen(request, timeout=${facts.answerSeconds})`,
    "except urllib.error.HTTPError as error:",
    "    response = error",
    "",
    "print(response.status, response.read().decode())",
  );
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
