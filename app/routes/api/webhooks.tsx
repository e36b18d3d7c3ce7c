import { operations } from "../../api-reference/operations.ts";
import type { ApiDocument } from "../../api-reference/types.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { CodeTabs } from "./code-tabs.tsx";
import { Samples } from "./operation.tsx";
import { Entry, EntryList, Paragraphs, Parameters, SchemaDetails } from "./schema.tsx";
import { WithSample } from "./with-sample.tsx";

interface WebhooksProps {
  document: ApiDocument;
  copy: CopyOf<"api">;
  copyLabel: string;
}

/** The events of webhooks, what they carry, and how to verify them. */
export function Webhooks({ document, copy, copyLabel }: WebhooksProps) {
  const { tags, webhooks, "x-webhook-signature": signature } = document;
  const entries = operations(webhooks);
  const headers = entries[0]?.operation.parameters ?? [];
  const payloads = entries.map(({ key, operation }) => {
    const { schema, examples = {} } = operation.requestBody?.content["application/json"] ?? {};
    return { key, schema, tags: operation.tags, example: Object.values(examples)[0] };
  });
  return (
    <>
      {tags
        .filter(({ name }) => entries.some(({ operation }) => operation.tags.includes(name)))
        .map((tag) => {
          const events = entries.filter(({ operation }) => operation.tags.includes(tag.name));
          const schema = payloads.find((payload) => payload.tags.includes(tag.name))?.schema;
          return (
            <WithSample
              key={tag.name}
              sample={
                <CodeTabs
                  label={copy.webhooks.tabs}
                  initial={events.at(-1)?.key ?? ""}
                  copyLabel={copyLabel}
                  tabs={payloads
                    .filter((payload) => payload.tags.includes(tag.name))
                    .map(({ key, example }) => ({
                      id: key,
                      label: key.replace(/^.*\./, ""),
                      language: "json",
                      html: example?.html ?? "",
                      note: example?.summary ?? "",
                    }))}
                />
              }
            >
              <EntryList heading={tag["x-display-name"]} level="h3">
                {events.map(({ key, operation: { operationId, description } }) => (
                  <Entry key={key} id={operationId} code={key}>
                    <RichText text={description} />
                  </Entry>
                ))}
              </EntryList>
              {schema && (
                <SchemaDetails
                  summary={copy.webhooks.payload}
                  schema={schema}
                  copy={copy.examples}
                />
              )}
            </WithSample>
          );
        })}
      {signature && (
        <WithSample
          sample={
            <Samples
              samples={signature["x-codeSamples"]}
              copy={copy.examples}
              copyLabel={copyLabel}
            />
          }
        >
          <h3 id="verify-webhooks">{copy.webhooks.verify}</h3>
          <Paragraphs text={signature.description} />
          <Parameters heading={copy.webhooks.headers} parameters={headers} copy={copy.examples} />
        </WithSample>
      )}
    </>
  );
}
