import { facts } from "../../facts.ts";
import { type Call, indent, json, lines } from "./call.ts";

/** A call in JavaScript, as a module in Node. */
export function javascript({ method, url, keyVariable, body }: Call): string {
  const hasBody = body !== undefined;
  return lines(
    `const response = await fetch(${JSON.stringify(url)}, {`,
    method !== "GET" && `  method: ${JSON.stringify(method)},`,
    "  headers: {",
    `    Authorization: \`Bearer \${process.env.${keyVariable}}\`,`,
    hasBody && `    "Content-Type": "application/json",`,
    "  },",
    hasBody && `  body: JSON.stringify(${indent(json(body, 2), 2)}),`,
    `  signal: AbortSignal.timeout(${facts.answerSeconds * 1000}),`,
    "});",
    "console.log(response.status, await response.text());",
  );
}
