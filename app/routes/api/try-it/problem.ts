import type { Answer } from "./call.ts";

/** What a problem document says (RFC 9457). */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  /** Where the error is explained, if that is a web page. */
  readonly url: string | undefined;
  /** The fields that are wrong. */
  readonly errors: readonly { readonly field: string; readonly detail: string }[];
}

/** The problem document of a response; undefined if it is none. */
export function problemOf({ headers, body }: Answer): Problem | undefined {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  if (!/^application\/problem\+json\b/i.test(type)) return undefined;
  const { title, detail, type: url, errors } = properties(parse(body));
  return {
    title: text(title),
    detail: text(detail),
    url: /^https?:/.test(text(url)) ? text(url) : undefined,
    errors: (Array.isArray(errors) ? errors : []).map((error) => {
      const { pointer, detail } = properties(error);
      // A pointer is a URI fragment, such as `#/parameters/sample_size`.
      return {
        field: text(pointer).replace(/^#\//, "").replaceAll("/", "."),
        detail: text(detail),
      };
    }),
  };
}

function properties(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
