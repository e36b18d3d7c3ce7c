import * as v from "valibot";

const criterion = v.object({ condition: v.string() });
const document = v.object({
  sourceDescriptions: v.tuple([v.object({ url: v.string(), type: v.literal("openapi") })]),
  workflows: v.array(
    v.object({
      workflowId: v.string(),
      inputs: v.object({ properties: v.record(v.string(), v.object({ default: v.unknown() })) }),
      parameters: v.array(v.object({ name: v.string(), in: v.string(), value: v.string() })),
      steps: v.array(
        v.object({
          stepId: v.string(),
          operationId: v.string(),
          parameters: v.optional(
            v.array(v.object({ name: v.string(), in: v.string(), value: v.string() })),
            [],
          ),
          requestBody: v.optional(v.object({ contentType: v.string(), payload: v.string() })),
          successCriteria: v.array(criterion),
          onFailure: v.optional(
            v.array(
              v.object({
                type: v.literal("retry"),
                retryAfter: v.number(),
                retryLimit: v.number(),
                criteria: v.array(criterion),
              }),
            ),
            [],
          ),
          outputs: v.record(v.string(), v.string()),
        }),
      ),
      outputs: v.record(v.string(), v.string()),
    }),
  ),
});
const openapi = v.object({
  servers: v.array(v.object({ url: v.string() })),
  paths: v.record(
    v.string(),
    v.record(v.string(), v.object({ operationId: v.optional(v.string()) })),
  ),
});

type Step = v.InferOutput<typeof document>["workflows"][number]["steps"][number];

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface Response {
  readonly status: number;
  readonly body: unknown;
}

interface Outside {
  readonly load: (url: string) => Promise<unknown>;
  readonly send: (request: Request) => Promise<Response>;
  readonly wait: (seconds: number) => Promise<void>;
  /** Chooses among the servers of the OpenAPI document. */
  readonly serves: (url: string) => boolean;
}

/**
 * Runs a workflow of an Arazzo document (spec.openapis.org/arazzo/v1.0.1) with the defaults of its inputs. It knows no
 * more than what the document says, and the part of the specification that this document needs.
 * @returns the workflow's outputs
 * @throws if a step fails
 */
export async function runWorkflow(source: unknown, id: string, outside: Outside): Promise<object> {
  const { workflows, sourceDescriptions } = v.parse(document, source);
  const { servers, paths } = v.parse(openapi, await outside.load(sourceDescriptions[0].url));
  const workflow = found(workflows.find(({ workflowId }) => workflowId === id));
  const server = found(servers.find(({ url }) => outside.serves(url)));
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => ({ operationId, method, path })),
  );
  const defaults = Object.entries(workflow.inputs.properties);
  const steps: Record<string, { outputs: Record<string, unknown> }> = {};
  const values = { inputs: Object.fromEntries(defaults.map(([k, x]) => [k, x.default])), steps };

  async function run(step: Step, retries = 0): Promise<Response> {
    const { method, path } = found(operations.find((o) => o.operationId === step.operationId));
    const at = (place: string) =>
      [...workflow.parameters, ...step.parameters]
        .filter((parameter) => parameter.in === place)
        .map(({ name, value }) => [name, String(evaluate(value, values))] as const);
    const { requestBody } = step;
    const response = await outside.send({
      method: method.toUpperCase(),
      url: at("path").reduce(
        (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)),
        server.url + path,
      ),
      headers: {
        ...Object.fromEntries(at("header")),
        ...(requestBody && { "Content-Type": requestBody.contentType }),
      },
      body: requestBody && JSON.stringify(evaluate(requestBody.payload, values)),
    });
    const meets = ({ condition }: { condition: string }) => holds(condition, { response });
    if (step.successCriteria.every(meets)) return response;
    const action = step.onFailure.find(({ criteria }) => criteria.every(meets));
    if (!action || retries >= action.retryLimit)
      throw new Error(`${step.stepId} failed: ${JSON.stringify(response)}`);
    await outside.wait(action.retryAfter);
    return run(step, retries + 1);
  }

  for (const step of workflow.steps) {
    const response = await run(step);
    steps[step.stepId] = { outputs: all(step.outputs, { response }) };
  }
  return all(workflow.outputs, values);
}

function all(expressions: Record<string, string>, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expressions).map(([name, expression]) => [name, evaluate(expression, values)]),
  );
}

/** A condition: an expression, an operator, and a number or a quoted string. */
function holds(condition: string, values: object): boolean {
  const [, expression = "", operator, literal = ""] =
    /^(\S+) (==|>=|<) (\S+)$/.exec(condition) ?? [];
  const left = evaluate(expression, values);
  const right = literal.startsWith("'") ? literal.slice(1, -1) : Number(literal);
  if (operator === "==") return left === right;
  return operator === ">=" ? Number(left) >= Number(right) : Number(left) < Number(right);
}

/** A runtime expression, or a string with some in braces. */
function evaluate(text: string, values: object): unknown {
  if (!text.startsWith("$"))
    return text.replace(/\{(\$[^}]+)\}/g, (_, expression) => String(evaluate(expression, values)));
  const [path = "", pointer = ""] = text
    .replace(/^\$statusCode$/, "$response.status")
    .slice(1)
    .split("#");
  const value = [...path.split("."), ...pointer.split("/").slice(1)].reduce<unknown>(
    (node, name) =>
      node !== null && typeof node === "object" ? Reflect.get(node, name) : undefined,
    values,
  );
  if (value === undefined) throw new Error(`Nothing at ${text}`);
  return value;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The document refers to what it doesn't have");
  return value;
}
