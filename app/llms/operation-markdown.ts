import type { Field } from "../api-reference/fields.ts";
import type { OperationView } from "../api-reference/operation-view.ts";
import type { Samples } from "../api-reference/sample-languages.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { blocks, codeBlock, list } from "./blocks.ts";

type Copy = CopyOf<"api">["examples"];

/** An operation of the API as Markdown: parameters, responses and code samples. */
export function operationMarkdown(
  operation: OperationView,
  samples: Samples,
  copy: Copy,
  errors: string,
): string {
  const { method, path, summary, description, parameters, body, success } = operation;
  return blocks(
    `### ${summary}`,
    `\`${method} ${path}\``,
    description,
    parameters.length > 0 && blocks(`#### ${copy.parameters}`, fieldList(parameters, copy)),
    body !== null &&
      blocks(
        `#### ${copy.body}`,
        body.fields.length > 0 ? fieldList(body.fields, copy) : body.description,
      ),
    `#### ${copy.responses}`,
    list([
      `\`${success.status}\` · ${success.description}`,
      `${operation.errors.map((status) => `\`${status}\``).join(" ")} · ${errors}`,
    ]),
    codeBlock("bash", samples.curl),
    codeBlock("python", samples.python),
    codeBlock("javascript", samples.javascript),
    codeBlock("go", samples.go),
    codeBlock("php", samples.php),
    body?.note ?? false,
  );
}

/** A list of parameters or properties with their types and constraints. */
export function fieldList(fields: readonly Field[], copy: Copy): string {
  return list(
    fields.map(({ name, type, required, constraint, description, enum: values }) => {
      const kind = [type, required && copy.required, constraint].filter(Boolean).join(" · ");
      const allowed = values?.map((value) => `\`${value}\``).join(" ");
      return [`\`${name}\` ${kind}`, description, allowed].filter(Boolean).join("\n  ");
    }),
  );
}
