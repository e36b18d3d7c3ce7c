import type { ComponentProps, ReactNode } from "react";
import { afterLabel } from "../i18n/han-spacing.ts";
import * as styles from "./form.module.css";
import { Icon } from "./icon.tsx";

export interface FieldProps {
  /** ID of the control. */
  id: string;
  label: string;
  /** The label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Whether the field shares its row on wide screens. */
  half?: boolean;
}

/** A single-line text field. */
export function TextField(props: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input type="text" {...control} />
    </Field>
  );
}

/** A select field with options as children. */
export function SelectField(props: FieldProps & Omit<ComponentProps<"select">, keyof FieldProps>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <select {...control} />
    </Field>
  );
}

/** A label above a control, a hint and an error below, which describe it (WCAG 2.2, success criteria 3.3.1 and 3.3.2). */
export function Field({
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

/** Separates the props of the field from those of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
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
