import type { Field } from "../../../api-reference/fields.ts";
import { withValue } from "../../../api-reference/with-value.ts";
import type { CopyOf } from "../../../i18n/copy.server.ts";

interface FieldHelpProps {
  fields: readonly Field[];
  copy: CopyOf<"tryIt">;
  /** The body. */
  text: string;
  /** Called with the changed body, if it can be changed. */
  onPick: ((text: string) => void) | undefined;
}

/** What the fields of a body are. An allowed value is a button that puts it in. */
export function FieldHelp({ fields, copy, text, onPick }: FieldHelpProps) {
  return (
    <details>
      <summary>{copy.body.fields}</summary>
      <dl>
        {fields.map(({ name, type, required, constraint, description, enum: values }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>{" "}
              <span>
                {[type, required && copy.required, constraint].filter(Boolean).join(" · ")}
              </span>
            </dt>
            <dd>
              {description}
              {values && (
                <ul aria-label={copy.values}>
                  {values.map((value) => (
                    <li key={value}>
                      {onPick ? (
                        <button type="button" onClick={() => onPick(withValue(text, name, value))}>
                          {value}
                        </button>
                      ) : (
                        <code>{value}</code>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
