import type { ComponentProps, ReactNode } from "react";
import { afterLabel } from "../i18n/han-spacing.ts";
import * as styles from "./form.module.css";
import { Icon } from "./icon.tsx";

interface FieldProps {
  /** Of the control. */
  id: string;
  label: string;
  /** Says that the field may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with what was typed, and how to put it right. */
  error?: string | undefined;
  /** Shares its row with a neighbour where there is room. */
  half?: boolean;
}

/** A text input of one line. */
export function TextField(props: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <input type="text" {...control} />
    </Field>
  );
}

/** A text input of several lines. */
export function TextArea(props: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  );
}

/** A choice from a list; its options are its children. */
export function SelectField(props: FieldProps & Omit<ComponentProps<"select">, keyof FieldProps>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <select {...control} />
    </Field>
  );
}

/** Label above, hint and error below, both of them read out with the control (WCAG 2.2, 3.3.1 and 3.3.2). */
function Field({
  id,
  label,
  optional,
  hint,
  error,
  half,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={half ? `${styles.field} ${styles.half}` : styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span>{afterLabel(optional)}</span>}
      </label>
      {children}
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** Tells the properties of the field from those of its control, which gets what follows from them. */
function split<Props extends FieldProps>(props: Props) {
  const { label, optional, hint, error, half = false, ...rest } = props;
  const { id } = rest;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    field: { id, label, optional, hint, error, half },
    control: {
      ...rest,
      className: styles.input,
      "aria-describedby": described || undefined,
      "aria-invalid": error ? true : undefined,
    },
  };
}
