import { Fragment, type ReactNode } from "react";
import type { Field } from "../../api-reference/fields.ts";
import * as ruledList from "../../ui/ruled-list.module.css";
import * as styles from "./fields.module.css";

interface FieldsProps {
  heading: string;
  fields: readonly Field[];
  copy: { readonly required: string; readonly values: string };
  level?: "h3" | "h4";
}

/** Parameters or properties: name, type and constraints on the left, descriptions on the right. */
export function Fields({ heading, fields, copy, level }: FieldsProps) {
  return (
    <FieldList heading={heading} level={level}>
      {fields.map(({ name, type, required, constraint, description, enum: values }) => (
        <div key={name}>
          <dt>
            <code>
              {/* A long path breaks after a point. */}
              {name.split(/(?<=\.)/).map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </code>{" "}
            <span>{[type, required && copy.required, constraint].filter(Boolean).join(" · ")}</span>
          </dt>
          <dd>
            {description}
            {values && (
              <ul className={styles.values} aria-label={copy.values}>
                {values.map((value) => (
                  <li key={value}>
                    <code>{value}</code>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </FieldList>
  );
}

interface FieldListProps {
  heading: string;
  level?: "h3" | "h4";
  children: ReactNode;
}

/** A description list below a small heading. */
export function FieldList({ heading, level: Heading = "h4", children }: FieldListProps) {
  return (
    <div className={styles.fields}>
      <Heading>{heading}</Heading>
      <dl className={`${ruledList.list} ${ruledList.compact}`}>{children}</dl>
    </div>
  );
}

interface EntryProps {
  id?: string;
  /** What is described. */
  code: string;
  children: ReactNode;
}

/** An entry of a description list that describes a word of code. */
export function Entry({ id, code, children }: EntryProps) {
  return (
    <div id={id}>
      <dt>
        <code>{code}</code>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
