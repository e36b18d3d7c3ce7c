import type { SandboxGuide } from "../../sandbox/guide.server.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { Entry, EntryList } from "./schema.tsx";
import { WithSample } from "./with-sample.tsx";

interface SandboxProps extends SandboxGuide {
  /** A code block in HTML. */
  sample: string;
}

/** Where the API can be tried without an account, and with which keys. */
export function Sandbox({ paragraphs, keys, sample }: SandboxProps) {
  return (
    <WithSample sample={<div dangerouslySetInnerHTML={{ __html: sample }} />}>
      {paragraphs.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
      <EntryList heading={keys.heading} level="h3">
        {keys.entries.map(({ key, effect }) => (
          <Entry key={key} code={key}>
            <RichText text={effect} />
          </Entry>
        ))}
      </EntryList>
    </WithSample>
  );
}
