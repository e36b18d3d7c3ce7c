import type { OperationForm } from "../../../api-reference/operation-form.ts";
import { testKeys } from "../../../sandbox/test-keys.ts";

/** What a reader has typed. */
export interface Values {
  readonly key: string;
  /** By the names of path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The name of a path parameter's control. */
export function parameterName(name: string): string {
  return `path.${name}`;
}

/** The values that a form begins with: the document's examples and the test key. */
export function initialValues({ parameters, body }: OperationForm): Values {
  return {
    key: testKeys.plain,
    parameters: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
    body: body?.sample ?? "",
  };
}

/** Reads what was typed. A posted form ends its lines with CRLF, a text field with LF. */
export function readValues(form: FormData, { parameters, body }: OperationForm): Values {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    key: text("key").trim(),
    parameters: Object.fromEntries(
      parameters.map(({ name }) => [name, text(parameterName(name)).trim()]),
    ),
    body: body ? text("body").replaceAll("\r\n", "\n") : "",
  };
}
