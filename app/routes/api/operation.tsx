import { useState } from "react";
import type { OperationView } from "../../api-reference/operation-view.ts";
import { type Samples, sampleLanguages } from "../../api-reference/sample-languages.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import * as badge from "../../ui/badge.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { CodeTabs } from "./code-tabs.tsx";
import { EndpointPath, Verb } from "./endpoints.tsx";
import * as fields from "./fields.module.css";
import { Entry, FieldList, Fields } from "./fields.tsx";
import * as styles from "./operation.module.css";
import { TryItLink } from "./try-it-link.tsx";
import { WithSample } from "./with-sample.tsx";

interface OperationProps {
  operation: OperationView;
  copy: CopyOf<"api">["examples"];
  copyLabel: string;
}

/** An operation of the API: parameters, responses and code samples. */
export function Operation({ operation, copy, copyLabel }: OperationProps) {
  const { id, method, path, summary, description } = operation;
  const { parameters, body, success, errors, samples } = operation;
  const [typed, setTyped] = useState<Samples>();
  const sample = (
    <CodeTabs
      label={copy.tabs}
      kind="code"
      copyLabel={copyLabel}
      tabs={sampleLanguages.map((tab) => ({
        ...tab,
        html: (typed ?? samples)[tab.id],
        note: body?.note,
      }))}
    />
  );
  return (
    <section className={styles.operation} aria-labelledby={id}>
      <WithSample sample={sample}>
        <h3 id={id}>
          <a href={`#${id}`}>{summary}</a>
        </h3>
        <p className={styles.requestLine} data-markdown="code">
          <Verb method={method} /> <EndpointPath path={path} />
        </p>
        <p>{description}</p>
        {parameters.length > 0 && (
          <Fields heading={copy.parameters} fields={parameters} copy={copy} />
        )}
        {body && body.fields.length > 0 && (
          <Fields heading={copy.body} fields={body.fields} copy={copy} />
        )}
        {body?.fields.length === 0 && (
          <div className={fields.fields}>
            <h4>{copy.body}</h4>
            <p>
              <span>{copy.object}</span>
              <a className={`${badge.badge} ${styles.mark}`} href="#status">
                {copy.toFollow}
              </a>
            </p>
          </div>
        )}
        <FieldList heading={copy.responses}>
          <Entry code={success.status}>{copy.success}</Entry>
          <Entry code={errors.join(" ")}>
            <RichText text={copy.errors} />
          </Entry>
        </FieldList>
        <TryItLink operationId={id} label={copy.tryIt} copyLabel={copyLabel} onSamples={setTyped} />
      </WithSample>
    </section>
  );
}
