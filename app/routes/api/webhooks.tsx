import type { WebhooksView } from "../../api-reference/webhooks-view.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { CodeTabs } from "./code-tabs.tsx";
import * as styles from "./fields.module.css";
import { Entry, FieldList, Fields } from "./fields.tsx";
import { WithSample } from "./with-sample.tsx";

interface WebhooksProps {
  webhooks: WebhooksView;
  copy: CopyOf<"api">;
  copyLabel: string;
}

/** The events of webhooks, their payloads, and how to handle them. */
export function Webhooks({ webhooks, copy, copyLabel }: WebhooksProps) {
  const { families, payloads, fields, answer, signature } = webhooks;
  return (
    <>
      {families.map(({ id, name, events }) => (
        <FieldList key={id} heading={name} level="h3">
          {events.map(({ id, name, description }) => (
            <Entry key={id} id={id} code={name}>
              {description}
            </Entry>
          ))}
        </FieldList>
      ))}
      <WithSample
        sample={
          <CodeTabs
            label={copy.webhooks.tabs}
            initial={payloads.at(-1)?.id}
            copyLabel={copyLabel}
            tabs={payloads}
          />
        }
      >
        <Fields heading={copy.webhooks.payload} fields={fields} copy={copy.examples} level="h3" />
      </WithSample>
      <div className={styles.fields}>
        <h3>{copy.webhooks.receiving}</h3>
        <p>{answer}</p>
        <p>{signature}</p>
      </div>
    </>
  );
}
