import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Field, type FieldProps, splitProps } from "./field.tsx";

interface TextAreaProps extends FieldProps {
  /** In UTF-16 code units, with one for a line break. */
  maxLength?: number;
  /** Says how many more characters fit in. */
  charactersLeft: (count: number) => string;
}

/** Milliseconds after the last letter, so that a screen reader doesn't say a number for each. */
const pause = 1_000;

/** A multi-line text field. In the last tenth of its length, it says how many characters are left. */
export function TextArea({
  charactersLeft,
  ...props
}: TextAreaProps & Omit<ComponentProps<"textarea">, keyof TextAreaProps>) {
  const { field, control } = splitProps(props);
  const { maxLength = Number.POSITIVE_INFINITY } = control;
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(control.defaultValue ?? "").length);
  const [announced, setAnnounced] = useState("");
  const left = maxLength - length;
  const text = left < maxLength / 10 ? charactersLeft(left) : "";

  // A draft may have been filled in, or somebody has typed.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Field {...field}>
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
