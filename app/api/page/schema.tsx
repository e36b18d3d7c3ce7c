import type { ReactNode } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { breakableCode, RichText } from "../../ui/rich-text.tsx";
import * as ruledList from "../../ui/ruled-list.module.css";
import type { Parameter, Schema } from "../types.ts";
import * as styles from "./schema.module.css";

type Copy = CopyOf<"api">["examples"];

interface SchemaDetailsProps {
  summary: string;
  schema: Schema;
  copy: Copy;
}

/** A schema that can be unfolded. */
export function SchemaDetails({ summary, schema, copy }: SchemaDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <Structure schema={schema} copy={copy} />
    </details>
  );
}

/** Parameters as rows, like fields. */
export function Parameters({ heading, parameters, copy }: ParametersProps) {
  return (
    <EntryList heading={heading} level="h4">
      {parameters.map(({ name, required = false, description, schema }) => (
        <Field
          key={name}
          name={name}
          required={required}
          schema={{ ...schema, description }}
          copy={copy}
        />
      ))}
    </EntryList>
  );
}

interface ParametersProps {
  heading: string;
  parameters: readonly Parameter[];
  copy: Copy;
}

/** The fields of an object, of the items of a list, or of each variant. */
function Structure({ schema, copy }: { schema: Schema; copy: Copy }) {
  const { properties, items, oneOf, required } = schema;
  const locale = useLocale();
  if (items) return <Structure schema={items} copy={copy} />;
  const variants = (oneOf ?? []).filter(({ type }) => type !== "null");
  const [only] = variants;
  if (only && variants.length === 1) return <Structure schema={only} copy={copy} />;
  if (variants.length > 0) {
    return variants.map((variant) => (
      <div key={variant.title} className="space-above">
        <p className="muted small" suppressHydrationWarning>
          <code>{variant.title}</code>
          <RichText
            text={` ${[...formatLimits(variant, copy, locale), variant.description].join(" · ")}`}
          />
        </p>
        <Structure schema={variant} copy={copy} />
      </div>
    ));
  }
  if (!properties) return null;
  return (
    <dl className={`small ruled hairline ${ruledList.list} ${ruledList.compact}`}>
      {Object.entries(properties).map(([name, property]) => (
        <Field
          key={name}
          name={name}
          schema={property}
          required={required?.includes(name) ?? false}
          copy={copy}
        />
      ))}
    </dl>
  );
}

interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  copy: Copy;
}

/** A field: name, type and constraints on the left, its meaning on the right. Nested fields are folded. */
function Field({ name, schema, required, copy }: FieldProps) {
  const { description, enum: values, "x-enum-descriptions": meanings, "x-anchor": anchor } = schema;
  const locale = useLocale();
  const facts = [
    formatType(schema, copy),
    required && copy.required,
    ...formatLimits(schema, copy, locale),
  ];
  return (
    <div>
      <dt>
        <code>{name}</code> {/* Browsers don't know how every language writes numbers. */}
        <div suppressHydrationWarning>{facts.filter(Boolean).join(" · ")}</div>
      </dt>
      <dd>
        {description && <RichText text={description} />}
        {values && (
          <ul className={`stack gap-1 note ${styles.values}`} aria-label={copy.values}>
            {values.map((value) => (
              <li key={String(value)}>
                <code>{String(value)}</code>
                {!anchor && <RichText text={` ${meanings?.[String(value)] ?? ""}`} />}
              </li>
            ))}
          </ul>
        )}
        {anchor && <a href={`#${anchor}`}>{schema["x-display-name"]}</a>}
        {hasStructure(schema) && (
          <SchemaDetails summary={copy.fields} schema={schema} copy={copy} />
        )}
      </dd>
    </div>
  );
}

function hasStructure({ properties, items, oneOf }: Schema): boolean {
  return Boolean(properties ?? (items && hasStructure(items)) ?? oneOf?.some(hasStructure));
}

function formatType({ type, format, items, oneOf }: Schema, copy: Copy): string {
  if (items) return formatMessage(copy.arrayOf, { type: formatType(items, copy) });
  const types = oneOf ? oneOf.map((part) => formatType(part, copy)) : [type ?? "object"].flat();
  const names = types.map((name) => (name === "object" ? copy.object : name));
  return [[...new Set(names)].join(" | "), format].filter(Boolean).join(" · ");
}

function formatLimits(schema: Schema, copy: Copy, locale: Locale): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const formatRange = (low: number | undefined, high: number | undefined) => {
    const [from, to] = [low, high].map((value) => value?.toLocaleString(localeTable[locale].tag));
    if (from && to) return `${from}–${to}`;
    return from ? `≥ ${from}` : to && `≤ ${to}`;
  };
  const characters = formatRange(maxLength ? undefined : minLength, maxLength);
  const list = maxItems && formatRange(minItems, maxItems);
  return [
    formatRange(minimum, maximum),
    exclusiveMinimum !== undefined && `> ${exclusiveMinimum}`,
    characters && formatMessage(copy.characters, { range: characters }),
    list && formatMessage(copy.items, { range: list }),
    schema.default !== undefined &&
      formatMessage(copy.default, { value: JSON.stringify(schema.default) }),
  ].flatMap((text) => (typeof text === "string" && text !== "" ? [text] : []));
}

interface EntryListProps {
  heading: string;
  level: "h3" | "h4";
  children: ReactNode;
}

/** A description list below a small heading. */
export function EntryList({ heading, level: Heading, children }: EntryListProps) {
  return (
    <div className={styles.fields}>
      <Heading className="small-heading">{heading}</Heading>
      <dl className={`small ruled hairline ${ruledList.list} ${ruledList.compact}`}>{children}</dl>
    </div>
  );
}

interface EntryProps {
  id?: string;
  code: string;
  children: ReactNode;
}

/** An entry of a description list that describes a word of code. */
export function Entry({ id, code, children }: EntryProps) {
  return (
    <div id={id}>
      <dt>
        <code>{breakableCode(code)}</code>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Entries with the meanings of words of code. */
export function Entries({ texts }: { texts: Readonly<Record<string, string>> }) {
  return Object.entries(texts).map(([code, text]) => (
    <Entry key={code} code={code}>
      <RichText text={text} />
    </Entry>
  ));
}

/** A text of the document: paragraphs with links, code and emphasis. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split("\n\n")
    .map((paragraph) => <RichText as="p" key={paragraph} text={paragraph.trim()} />);
}
