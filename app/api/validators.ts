import { Ajv2020 } from "ajv/dist/2020.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import ajvFormats from "ajv-formats";
import { listOperations } from "./operations.ts";
import type { ApiDocument, Parameter } from "./types.ts";

/** Writes a module with validators for all requests, so that no process has to compile schemas. */
export function writeValidators({ paths }: ApiDocument): string {
  const ajv = createAjv(true);
  const names: string[] = [];
  for (const { operation } of listOperations(paths)) {
    const { operationId, parameters = [], requestBody } = operation;
    const body = requestBody?.content["application/json"]?.schema;
    names.push(`${operationId}.parameters`);
    ajv.addSchema(createParametersSchema(parameters), `${operationId}.parameters`);
    if (body) {
      names.push(`${operationId}.body`);
      ajv.addSchema(removeMappings(body), `${operationId}.body`);
    }
  }
  const ids = Object.fromEntries(names.map((name, index) => [`validate${index}`, name]));
  const required = new Map<string, string>();
  const code = standalone(ajv, ids).replace(/require\("(.+?)"\)/g, (_, path: string) => {
    const name = required.get(path) ?? `module${required.size}`;
    required.set(path, name);
    return `cjs(${name})`;
  });
  const table = Object.entries(ids).map(([id, name]) => `${JSON.stringify(name)}: ${id}`);
  return [
    // Imports in place of `require`, so that they are bundled: the image has no node_modules.
    ...[...required].map(([path, name]) => `import * as ${name} from "${path}.js";`),
    // What a CommonJS module exports, whether Node imports it or a bundler.
    "const cjs = (module) => (module.default?.__esModule ? module.default : module);",
    code,
    `export const validators = { ${table.join(", ")} };`,
  ].join("\n");
}

/** Creates Ajv with the formats and keywords of the document, for the validators and for tests. */
export function createAjv(source = false): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    code: { source, esm: source, formats: _`require("ajv-formats/dist/formats").fullFormats` },
  });
  ajvFormats.default(ajv);
  ajv.addVocabulary(["example", "x-enum-descriptions", "x-display-name", "x-anchor", "x-intro"]);
  return ajv;
}

/** Removes the mappings of discriminators from a schema: code generators need them, and Ajv refuses them. */
export function removeMappings(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === "discriminator" ? { propertyName: value.propertyName } : value,
    ),
  );
}

function createParametersSchema(parameters: readonly Parameter[]): object {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: "object", properties, required };
}
