import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { afterLabel } from "../i18n/han-spacing.ts";
import { Icon } from "./icon.tsx";
import { useSettled } from "./use-settled.ts";

interface FieldProps {
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
  return (
    <Field {...props}>
      <input type="text" {...controlProps(props)} />
    </Field>
  );
}

/** A select field with options as children. */
export function SelectField(props: FieldProps & Omit<ComponentProps<"select">, keyof FieldProps>) {
  return (
    <Field {...props}>
      <select {...controlProps(props)} />
    </Field>
  );
}

/** A label above a control, a hint and an error below, which describe it (WCAG 2.2, success criteria 3.3.1 and 3.3.2). */
function Field(props: FieldProps & { children: ReactNode }) {
  const { id, label, optional, hint, error, half, children } = props;
  return (
    <div className={half ? "field half" : "field"}>
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
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The props of a field's control: all except those of the field itself, and references to the hint and the error. */
function controlProps<Props extends FieldProps>(props: Props) {
  const { label, optional, hint, error, half, ...rest } = props;
  const { id } = rest;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    ...rest,
    className: "input",
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

interface TextAreaProps extends FieldProps {
  /** In UTF-16 code units, with one for a line break. */
  maxLength?: number;
  /** Returns the text that says how many more characters fit. */
  charactersLeft: (count: number) => string;
}

/** A multi-line text field. In the last tenth of its length, it says how many characters are left. */
export function TextArea(
  props: TextAreaProps & Omit<ComponentProps<"textarea">, keyof TextAreaProps>,
) {
  const { charactersLeft, ...rest } = props;
  const control = controlProps(rest);
  const { maxLength = Number.POSITIVE_INFINITY } = control;
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(control.defaultValue ?? "").length);
  const left = maxLength - length;
  const text = left < maxLength / 10 ? charactersLeft(left) : "";
  // Screen readers should not announce a number for each letter.
  const announced = useSettled(text);

  // Before hydration, a draft may have been filled in, or somebody may have typed.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);

  return (
    <Field {...rest}>
      <textarea
        {...control}
        ref={area}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {text && (
        <p className="note" aria-hidden>
          {text}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </Field>
  );
}
