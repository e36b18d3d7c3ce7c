import { type MouseEvent, type ReactElement, useState } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { hasPart } from "../../pages.ts";
import { errorAnchor, getSuccess, type OperationEntry } from "../operations.ts";
import { Code } from "../try-it/code.tsx";
import type { CodeSample, Content } from "../types.ts";
import { CodeTabs } from "./code-tabs.tsx";
import { EndpointPath, Verb } from "./endpoints.tsx";
import * as styles from "./operation.module.css";
import { Paragraphs, Parameters, SchemaDetails } from "./schema.tsx";
import { WithSample } from "./with-sample.tsx";
import "../try-it/try-it.css";

type Copy = CopyOf<"api">["examples"];

/** An operation of the API: parameters, bodies, errors, and samples of a request and its response. */
export function Operation({ entry, copy }: { entry: OperationEntry; copy: Copy }) {
  const { key: path, method, operation } = entry;
  const { operationId: id, summary, description, parameters = [], requestBody } = operation;
  const [status, success] = getSuccess(operation);
  const body = requestBody?.content["application/json"]?.schema;
  const sample = (
    <>
      <Samples
        samples={operation["x-codeSamples"]}
        note={findExample(requestBody?.content)?.summary}
        copy={copy}
      />
      <Code
        label={formatMessage(copy.response, { status })}
        html={findExample(success.content)?.html ?? ""}
      />
    </>
  );
  return (
    <section className={styles.operation} aria-labelledby={id}>
      <WithSample sample={sample}>
        <h3 id={id}>
          <a href={`#${id}`}>{summary}</a>
        </h3>
        <p className={`row surface ${styles.requestLine}`} data-markdown="code">
          <Verb method={method} /> <EndpointPath path={path} />
        </p>
        <Paragraphs text={description} />
        {parameters.length > 0 && (
          <Parameters heading={copy.parameters} parameters={parameters} copy={copy} />
        )}
        {body && <SchemaDetails summary={copy.body} schema={body} copy={copy} />}
        {Object.entries(success.content ?? {}).map(
          ([type, { schema }]) =>
            schema && (
              <SchemaDetails
                key={type}
                summary={formatMessage(type === "text/event-stream" ? copy.stream : copy.response, {
                  status,
                })}
                schema={schema}
                copy={copy}
              />
            ),
        )}
        <h4>{copy.errors}</h4>
        <ul className={`row ${styles.errors}`}>
          {Object.entries(operation.responses)
            .filter(([, response]) => response["x-display-name"])
            .map(([code, response]) => (
              <li key={code}>
                <a href={`#${errorAnchor(code)}`} title={response["x-display-name"]}>
                  {code}
                </a>
              </li>
            ))}
        </ul>
        {hasPart("tryIt") && <TryItLink entry={entry} label={copy.tryIt} />}
      </WithSample>
    </section>
  );
}

export function findExample(content: Content = {}) {
  return Object.values(Object.values(content)[0]?.examples ?? {})[0];
}

/** The programming languages of samples, in the order of their tabs; `lang` is their name in `x-codeSamples`. */
const sampleLanguages = [
  { id: "curl", label: "curl", language: "bash", lang: "Shell" },
  { id: "python", label: "Python", language: "python", lang: "Python" },
  { id: "javascript", label: "JavaScript", language: "javascript", lang: "JavaScript" },
] as const;

interface SamplesProps {
  samples: readonly CodeSample[] | undefined;
  note?: string | undefined;
  copy: Copy;
}

/** The same code in each language. */
export function Samples({ samples = [], note, copy }: SamplesProps) {
  return (
    <CodeTabs
      label={copy.tabs}
      kind="code"
      initial="curl"
      tabs={sampleLanguages.map(({ lang, label, ...tab }) => {
        const { source = "", html = "" } = samples.find((sample) => sample.lang === lang) ?? {};
        const name = lang === "Shell" && !source.startsWith("curl") ? lang : label;
        return { ...tab, label: name, html, ...(note && { note }) };
      })}
    />
  );
}

/** The section of the page with a call for the shell. */
const shellCall = "#sandbox";

/** A button that opens the panel that calls an operation. Without JavaScript it leads to a call for the shell. */
function TryItLink({ entry, label }: { entry: OperationEntry; label: string }) {
  /** Null after the panel was closed. */
  const [panel, setPanel] = useState<ReactElement | null>();
  const locale = useLocale();

  function open(event: MouseEvent) {
    event.preventDefault();
    import("../try-it/try-it.tsx")
      .then(({ openTryIt }) => openTryIt({ entry, locale, onClose: () => setPanel(null) }))
      .then(setPanel)
      .catch(() => location.assign(shellCall));
  }

  return (
    panel ?? (
      <a
        className="button compact"
        data-hydrate="click"
        href={shellCall}
        ref={panel === null ? focus : null}
        onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || open(event)}
      >
        {label}
      </a>
    )
  );
}

function focus(link: HTMLElement | null) {
  link?.focus();
}
