import { type RefObject, useState } from "react";
import type { OperationForm } from "../../../api-reference/operation-form.ts";
import type { CopyOf } from "../../../i18n/copy.server.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { type BodyTexts, contentProblems, syntaxProblem } from "./body-problems.ts";
import { FieldHelp } from "./field-help.tsx";

interface BodyFieldProps {
  id: string;
  body: NonNullable<OperationForm["body"]>;
  /** What was typed. */
  text: string;
  /** What the control begins with. */
  initial: string;
  /** Whether the reader has tried to send it. */
  wasSent: boolean;
  copy: CopyOf<"tryIt">;
  texts: BodyTexts;
  area: RefObject<HTMLTextAreaElement | null>;
  onChange: () => void;
}

/** The request body with its checks: where it is no JSON, and which fields the API's description doesn't allow. */
export function BodyField(props: BodyFieldProps) {
  const { id, body, text, initial, wasSent, copy, texts, area, onChange } = props;
  const [wasLeft, setLeft] = useState(false);
  const hydrated = useHydrated();
  const syntax = syntaxProblem(text, texts);
  // Half a word is no JSON yet.
  const shown = syntax && (wasLeft || wasSent) ? [syntax] : [];
  const problems = syntax ? shown : contentProblems(text, body.schema, texts);

  function show(offset: number) {
    const end = text.indexOf("\n", offset);
    area.current?.focus();
    area.current?.setSelectionRange(offset, end < 0 ? text.length : end);
  }

  function put(changed: string) {
    if (!area.current) return;
    area.current.value = changed;
    onChange();
  }

  return (
    <div className="try-it-field">
      <label htmlFor={id}>{copy.body.label}</label>
      <textarea
        ref={area}
        id={id}
        name="body"
        defaultValue={initial}
        rows={Math.min(Math.max(initial.split("\n").length, 4), 16)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: without JavaScript, it is where the error is.
        autoFocus={wasSent && syntax !== undefined}
        aria-invalid={syntax && wasSent ? true : undefined}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        onBlur={() => setLeft(true)}
      />
      {problems.length > 0 && (
        <div className="try-it-problems" id={`${id}-problems`}>
          <ul>
            {problems.map(({ offset, place, field, detail }) => (
              <li key={field + detail}>
                <Icon name="warning" />
                <span>
                  {field && <code>{field}</code>}{" "}
                  {hydrated ? (
                    <button type="button" onClick={() => show(offset)}>
                      {place}
                    </button>
                  ) : (
                    <b>{place}</b>
                  )}{" "}
                  {detail}
                </span>
              </li>
            ))}
          </ul>
          {!syntax && <p>{copy.body.allowed}</p>}
        </div>
      )}
      {body.fields.length > 0 ? (
        <FieldHelp
          fields={body.fields}
          copy={copy}
          text={text}
          onPick={hydrated && !syntax ? put : undefined}
        />
      ) : (
        <p className="note">{copy.body.open}</p>
      )}
    </div>
  );
}
