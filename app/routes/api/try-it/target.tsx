import { type RefObject, useId } from "react";
import type { CopyOf } from "../../../i18n/copy.server.ts";
import { formatMessage } from "../../../i18n/format-message.ts";
import { site } from "../../../site.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";

interface TargetProps {
  copy: CopyOf<"tryIt">;
  /** Whether the request goes to the API itself. */
  isLive: boolean;
  onChange: (isLive: boolean) => void;
  keyInput: RefObject<HTMLInputElement | null>;
}

/** Where the request goes: to the sandbox, or to the API with the reader's own key. Only scripts can send it there. */
export function Target({ copy, isLive, onChange, keyInput }: TargetProps) {
  const id = useId();
  if (!useHydrated()) return null;
  const { origin } = site.api;
  const choices = [
    { live: false, label: copy.target.sandbox },
    { live: true, label: formatMessage(copy.target.api, { origin }) },
  ];
  return (
    <>
      <fieldset className="try-it-field">
        <legend>{copy.target.legend}</legend>
        {choices.map(({ live, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={`${id}-target`}
              checked={live === isLive}
              onChange={() => onChange(live)}
            />{" "}
            {label}
          </label>
        ))}
      </fieldset>
      <div className="try-it-field" hidden={!isLive}>
        <label htmlFor={id}>{copy.ownKey.label}</label>
        <input
          ref={keyInput}
          id={id}
          type="password"
          autoComplete="off"
          disabled={!isLive}
          required
          pattern="[!-~]*"
          aria-describedby={`${id}-hint`}
        />
        <p className="note" id={`${id}-hint`}>
          {formatMessage(copy.ownKey.hint, { origin })}
        </p>
      </div>
    </>
  );
}
