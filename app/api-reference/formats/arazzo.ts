import { sandbox } from "../../content/sandbox.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { site } from "../../site.ts";
import { findOperation } from "../operations.ts";
import type { ApiDocument, Json } from "../types.ts";
import { sampleRequest } from "./sample-request.ts";

interface Criterion {
  readonly condition: string;
}

interface StepOptions {
  readonly stepId: string;
  readonly operationId: string;
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** Besides that the request succeeds. */
  readonly successCriteria?: readonly Criterion[];
  readonly onFailure?: readonly object[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** The document publishes no other status of a success than 2XX. */
const success: readonly Criterion[] = [
  { condition: "$statusCode >= 200" },
  { condition: "$statusCode < 300" },
];

/**
 * The Arazzo document (spec.openapis.org/arazzo/v1.0.1): how a study is created and analyzed, and its results are got.
 * @throws if a step doesn't fit the OpenAPI document
 */
export function arazzoDocument(
  document: ApiDocument,
  openapiUrl: string,
  { study: copy }: CopyOf<"apiFormats">,
) {
  const step = (options: StepOptions) => arazzoStep(document, options);
  return {
    arazzo: "1.0.1",
    info: { title: copy.title, version: document.info.version, description: copy.description },
    sourceDescriptions: [{ name: "api", url: openapiUrl, type: "openapi" }],
    workflows: [
      {
        workflowId: "study-results",
        summary: copy.summary,
        inputs: {
          type: "object",
          properties: {
            apiKey: { type: "string", description: copy.apiKey, default: site.api.testKey },
            study: {
              type: "object",
              description: copy.study,
              default: exampleBody(document, "create-study"),
            },
          },
        },
        parameters: [{ name: "Authorization", in: "header", value: "Bearer {$inputs.apiKey}" }],
        steps: [
          step({
            stepId: "create",
            operationId: "create-study",
            payload: "$inputs.study",
            outputs: { studyId: "$response.body#/study_id" },
          }),
          step({
            stepId: "analyze",
            operationId: "analyze-study",
            path: { id: "$steps.create.outputs.studyId" },
            outputs: { status: "$response.body#/data/status" },
          }),
          step({
            stepId: "get-results",
            operationId: "get-study-results",
            path: { id: "$steps.create.outputs.studyId" },
            successCriteria: [{ condition: "$response.body#/data/status == 'completed'" }],
            onFailure: [
              {
                name: "wait",
                type: "retry",
                retryAfter: sandbox.studySeconds,
                retryLimit: 3,
                criteria: success,
              },
            ],
            outputs: { results: "$response.body" },
          }),
        ],
        outputs: { results: "$steps.get-results.outputs.results" },
      },
    ],
  };
}

function arazzoStep(document: ApiDocument, options: StepOptions) {
  const { stepId, operationId, path = {}, payload, successCriteria = [], ...rest } = options;
  const { description, parameters, body } = requestOf(document, operationId);
  const names = parameters.map(({ name }) => name);
  if (names.join() !== Object.keys(path).join() || (body !== undefined) !== (payload !== undefined))
    throw new Error(`Arazzo: the step ${stepId} doesn't fit ${operationId}`);
  return {
    stepId,
    operationId,
    description,
    ...(names.length > 0 && {
      parameters: Object.entries(path).map(([name, value]) => ({ name, in: "path", value })),
    }),
    ...(payload !== undefined && { requestBody: { contentType: "application/json", payload } }),
    successCriteria: [...success, ...successCriteria],
    ...rest,
  };
}

function exampleBody(document: ApiDocument, operationId: string): Json {
  return requestOf(document, operationId).body ?? {};
}

function requestOf(document: ApiDocument, operationId: string) {
  const entry = findOperation(document, operationId);
  if (!entry) throw new Error(`Arazzo: the OpenAPI document has no ${operationId}`);
  return sampleRequest(entry, document);
}
