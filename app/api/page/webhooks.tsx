import type { CopyOf } from "../../i18n/copy.server.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { listOperations } from "../operations.ts";
import type { ApiDocument, Operation } from "../types.ts";
import { CodeTabs } from "./code-tabs.tsx";
import { findExample, Samples } from "./operation.tsx";
import { Entry, EntryList, Paragraphs, Parameters, SchemaDetails } from "./schema.tsx";
import { WithSample } from "./with-sample.tsx";

/** The events of webhooks, their payloads, and how to verify them. */
export function Webhooks({ document, copy }: { document: ApiDocument; copy: CopyOf<"api"> }) {
  const { tags, webhooks, "x-webhook-signature": signature } = document;
  const entries = listOperations(webhooks);
  return (
    <>
      <Paragraphs text={copy.webhooks.text} />
      {tags.map(({ name, "x-display-name": heading }) => {
        const events = entries.filter(({ operation }) => operation.tags.includes(name));
        const [first] = events;
        if (!first) return null;
        const schema = contentOf(first.operation)["application/json"]?.schema;
        const sample = (
          <CodeTabs
            label={copy.webhooks.tabs}
            initial={events.at(-1)?.key}
            tabs={events.map(({ key, operation }) => {
              const { html = "", summary = "" } = findExample(contentOf(operation)) ?? {};
              const label = key.replace(/^.*\./, "");
              return { id: key, label, language: "json", html, note: summary };
            })}
          />
        );
        return (
          <WithSample key={name} sample={sample}>
            <EntryList heading={heading} level="h3">
              {events.map(({ key, operation: { operationId, description } }) => (
                <Entry key={key} id={operationId} code={key}>
                  <RichText text={description} />
                </Entry>
              ))}
            </EntryList>
            {schema && (
              <SchemaDetails summary={copy.webhooks.payload} schema={schema} copy={copy.examples} />
            )}
          </WithSample>
        );
      })}
      {signature && (
        <WithSample sample={<Samples samples={signature["x-codeSamples"]} copy={copy.examples} />}>
          <h3 id="verify-webhooks">{copy.webhooks.verify}</h3>
          <Paragraphs text={signature.description} />
          <Parameters
            heading={copy.webhooks.headers}
            parameters={entries[0]?.operation.parameters ?? []}
            copy={copy.examples}
          />
        </WithSample>
      )}
    </>
  );
}

function contentOf({ requestBody }: Operation) {
  return requestBody?.content ?? {};
}
