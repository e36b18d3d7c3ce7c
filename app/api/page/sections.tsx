import { Fragment } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { GoLink, NewTabLink } from "../../ui/link.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import * as ruledList from "../../ui/ruled-list.module.css";
import { errorAnchor, findErrors, type OperationEntry } from "../operations.ts";
import type { ApiReference } from "../reference.ts";
import { Code } from "../try-it/code.tsx";
import type { ApiDocument, Schema, Tag } from "../types.ts";
import { findExample, Operation, Samples } from "./operation.tsx";
import { Entries, Entry, EntryList, Paragraphs } from "./schema.tsx";
import { Table } from "./table.tsx";
import { WithSample } from "./with-sample.tsx";

type Copy = CopyOf<"api">;

interface AuthenticationProps {
  copy: Copy["authentication"];
  reference: ApiReference;
}

export function Authentication({ copy, reference }: AuthenticationProps) {
  const { securitySchemes } = reference.document.components;
  return (
    <WithSample sample={<Code label={copy.header} html={reference.authorizationHeader} />}>
      <Paragraphs text={copy.key} />
      {Object.entries(securitySchemes).map(([name, { description, flows = {} }]) => (
        <Fragment key={name}>
          <Paragraphs text={description} />
          {Object.entries(flows).map(([flow, { tokenUrl, scopes }]) => (
            <EntryList key={flow} heading={copy.scopes} level="h3">
              {tokenUrl && <Entry code={tokenUrl}>{copy.token}</Entry>}
              <Entries texts={scopes} />
            </EntryList>
          ))}
        </Fragment>
      ))}
    </WithSample>
  );
}

interface SandboxProps {
  copy: Copy["sandbox"];
  text: string;
  /** What each test key does. */
  keys: Readonly<Record<string, string>>;
  /** HTML. */
  sample: string;
}

export function Sandbox({ copy, text, keys, sample }: SandboxProps) {
  return (
    <WithSample sample={<Code label={copy.sample} html={sample} />}>
      <Paragraphs text={text} />
      <EntryList heading={copy.keys.heading} level="h3">
        <Entries texts={keys} />
      </EntryList>
    </WithSample>
  );
}

interface RateLimitsProps {
  copy: Copy["rateLimits"];
  limits: NonNullable<ApiDocument["x-rate-limits"]>;
}

export function RateLimits({ copy, limits }: RateLimitsProps) {
  return (
    <>
      <Paragraphs text={limits.description} />
      <Table
        label={copy.table}
        columns={Object.values(copy.columns)}
        rows={Object.entries(limits.tiers).map(([id, tier]) => ({
          id: `limits-${id}`,
          heading: (
            <>
              {tier["x-display-name"]} <small>{tier.description}</small>
            </>
          ),
          cells: [tier["per-hour"], tier["per-month"]],
        }))}
      />
      <p className="space-above">{copy.note}</p>
    </>
  );
}

/** What the values of a schema mean. */
export function SchemaValues({ schema }: { schema: Schema }) {
  return (
    <>
      <Paragraphs text={schema["x-intro"] ?? ""} />
      <dl className={`small ruled hairline ${ruledList.list} ${ruledList.compact}`}>
        <Entries texts={schema["x-enum-descriptions"] ?? {}} />
      </dl>
    </>
  );
}

interface OperationsProps {
  entries: readonly OperationEntry[];
  copy: Copy["examples"];
}

export function Operations({ entries, copy }: OperationsProps) {
  return (
    <>
      <Paragraphs text={copy.text} />
      {entries.map((entry) => (
        <Operation key={entry.operation.operationId} entry={entry} copy={copy} />
      ))}
    </>
  );
}

/** What holds for several endpoints. */
export function Trait({ tag, copy }: { tag: Tag; copy: Copy["examples"] }) {
  const samples = tag["x-codeSamples"];
  return (
    <WithSample sample={samples && <Samples samples={samples} copy={copy} />}>
      <Paragraphs text={tag.description} />
    </WithSample>
  );
}

interface ErrorsProps {
  copy: Copy["errors"];
  /** By status. */
  errors: Readonly<Record<string, { title: string; meaning: string; action: string }>>;
  entries: readonly OperationEntry[];
}

export function Errors({ copy, errors, entries }: ErrorsProps) {
  return (
    <>
      <Paragraphs text={copy.text} />
      <Table
        label={copy.table}
        columns={Object.values(copy.columns)}
        rows={Object.entries(errors).map(([status, { title, meaning, action }]) => ({
          id: errorAnchor(status),
          heading: status,
          cells: [
            title,
            <RichText key="meaning" text={meaning} />,
            <RichText key="action" text={action} />,
          ],
        }))}
      />
      <Code
        label={copy.example}
        html={findExample(findErrors(entries)[0]?.[1].content)?.html ?? ""}
      />
    </>
  );
}

export function Support({ copy: { contact, sdk } }: { copy: Copy["support"] }) {
  return (
    <div className="columns">
      <div className="balanced card">
        <h3>{contact.heading}</h3>
        <p>{contact.text}</p>
        <GoLink to={pagePath(useLocale(), "contact")}>{contact.link}</GoLink>
      </div>
      <div className="balanced card">
        <h3>{sdk.heading}</h3>
        <p>{sdk.text}</p>
        <NewTabLink to={sdk.url} hint={sdk.newTab}>
          {sdk.link}
        </NewTabLink>
      </div>
    </div>
  );
}
