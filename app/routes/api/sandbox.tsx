import type { SandboxGuide } from "../../sandbox/guide.server.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { FieldList } from "./fields.tsx";
import { WithSample } from "./with-sample.tsx";

interface SandboxProps extends SandboxGuide {
  /** A code block in HTML. */
  sample: string;
}

/** Where the API can be tried without an account, and with which keys. */
export function Sandbox({ paragraphs, keys, sample }: SandboxProps) {
  return (
    <WithSample sample={<div dangerouslySetInnerHTML={{ __html: sample }} />}>
      {paragraphs.map((text, index) => (
        <p key={text} className={index > 0 ? "space-above" : undefined}>
          <RichText text={text} />
        </p>
      ))}
      <FieldList heading={keys.heading} level="h3">
        {keys.entries.map(({ key, effect }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              <RichText text={effect} />
            </dd>
          </div>
        ))}
      </FieldList>
    </WithSample>
  );
}
