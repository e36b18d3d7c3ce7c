import type { OperationGroup } from "../../api-reference/reference.ts";
import type { WebhooksView } from "../../api-reference/webhooks-view.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { CodeTabs } from "./code-tabs.tsx";
import * as styles from "./fields.module.css";
import { FieldList, Fields } from "./fields.tsx";
import { WithSample } from "./with-sample.tsx";

interface WebhooksProps {
  webhooks: WebhooksView;
  groups: readonly OperationGroup[];
  copy: CopyOf<"api">;
  copyLabel: string;
}

/** The events of webhooks, their payloads, and how to handle them. */
export function Webhooks({ webhooks, groups, copy, copyLabel }: WebhooksProps) {
  const { events, fields, answer, signature } = webhooks;
  const families = groups.filter(({ id }) => events.some(({ family }) => family === id));
  const payloads = events.flatMap(({ name, payload }) =>
    payload ? [{ id: name, label: name, ...payload }] : [],
  );
  return (
    <>
      {families.map(({ id, name }) => (
        <FieldList key={id} heading={name} level="h3">
          {events
            .filter(({ family }) => family === id)
            .map(({ id, name, description }) => (
              <div key={id} id={id}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
        </FieldList>
      ))}
      <WithSample
        sample={
          <CodeTabs
            label={copy.webhooks.tabs}
            initial={payloads.at(-1)?.id ?? ""}
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
