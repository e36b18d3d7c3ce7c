import { type Call, indent, json } from "./call.ts";

/** A call in a POSIX shell. */
export function curl({ method, url, keyVariable, body }: Call): string {
  const options = [`--header "Authorization: Bearer $${keyVariable}"`];
  if (method !== "GET") options.unshift(`--request ${method}`);
  if (body !== undefined) {
    options.push(
      `--header "Content-Type: application/json"`,
      `--data ${quote(indent(json(body, 2), 2))}`,
    );
  }
  return ["curl --include", quote(url), ...options].join(" \\\n  ");
}

/** A word in a POSIX shell, where a single-quoted string cannot hold its own quote. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
