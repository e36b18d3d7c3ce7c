import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { jsonProblem } from "../../../api-reference/json-scan.ts";
import type { OperationForm } from "../../../api-reference/operation-form.ts";
import type { Samples } from "../../../api-reference/sample-languages.ts";
import type { CopyOf } from "../../../i18n/copy.server.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { testKeys } from "../../../sandbox/test-keys.ts";
import { site } from "../../../site.ts";
import { BodyField } from "./body-field.tsx";
import { type Answer, send, typedSamples } from "./call.ts";
import type { Posted } from "./post.server.ts";
import { Response, statusText } from "./response.tsx";
import { Target } from "./target.tsx";
import { initialValues, parameterName, readValues, type Values } from "./values.ts";

export interface TryItProps {
  form: OperationForm;
  copy: CopyOf<"tryIt">;
  /** The path of the page that handles the form without JavaScript. */
  action: string;
  /** What can be wrong with a field. */
  fieldTexts: CopyOf<"sandbox">["fields"];
  /** The label of buttons that copy code. */
  copyLabel: string;
  /** The sandbox in code samples. */
  sandboxUrl: string;
  /** What was sent without JavaScript. */
  posted?: Posted | undefined;
  /** Called with the code samples, as HTML, whenever they change. */
  onSamples: (samples: Samples) => void;
  level: "h2" | "h4";
}

/** A form that calls an operation, and the response. Without JavaScript the server sends the request to the sandbox. */
export function TryIt(props: TryItProps) {
  const {
    form,
    action,
    copy,
    fieldTexts,
    copyLabel,
    sandboxUrl,
    posted,
    onSamples,
    level: Heading,
  } = props;
  const locale = useLocale();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The reader's own key stands in no form field, so that no form sends it here. */
  const ownKey = useRef<HTMLInputElement>(null);
  const [first] = useState(posted?.values ?? initialValues(form));
  const [values, setValues] = useState<Values>(first);
  const [isLive, setLive] = useState(false);
  const [answer, setAnswer] = useState<Answer | undefined>(posted?.answer);
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const [wasSent, setSent] = useState(posted?.values !== undefined);
  const origin = isLive ? site.api.origin : sandboxUrl;

  function readForm(): Values {
    const read = element.current ? readValues(new FormData(element.current), form) : values;
    setValues(read);
    return read;
  }

  // What was typed before hydration.
  const onMount = useEffectEvent(readForm);
  useEffect(() => void onMount(), []);

  const report = useEffectEvent((values: Values, origin: string) => {
    const samples = typedSamples(form, values, origin);
    if (samples) onSamples(samples);
  });
  useEffect(() => report(values, origin), [values, origin]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === "sending") return;
    const typed = readForm();
    setSent(true);
    const problem = form.body && jsonProblem(typed.body);
    if (problem) {
      area.current?.focus();
      area.current?.setSelectionRange(problem.offset, problem.offset + 1);
      return;
    }
    setState("sending");
    const key = isLive ? (ownKey.current?.value.trim() ?? "") : typed.key;
    try {
      setAnswer(
        await send(form, { ...typed, key }, isLive ? origin : new URL(sandboxUrl).pathname, locale),
      );
      setState("idle");
    } catch {
      setAnswer(undefined);
      setState("failed");
    }
  }

  const failure = copy.failed[isLive ? "api" : "sandbox"];
  const status = answer ? statusText(answer, copy.response) : "";
  return (
    <>
      <form
        className="try-it"
        ref={element}
        method="post"
        action={`${action}#${form.id}-response`}
        onSubmit={submit}
        onInput={readForm}
      >
        {site.api.allowsBrowsers && (
          <Target copy={copy} isLive={isLive} onChange={setLive} keyInput={ownKey} />
        )}
        <div className="try-it-field" hidden={isLive}>
          <label htmlFor={`${id}-key`}>{copy.key}</label>
          <input
            id={`${id}-key`}
            name="key"
            disabled={isLive}
            list={`${id}-keys`}
            defaultValue={first.key}
            pattern="[!-~]*"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
          <datalist id={`${id}-keys`}>
            {Object.values(testKeys).map((key) => (
              <option key={key} value={key} />
            ))}
          </datalist>
        </div>
        {form.parameters.map(({ name, description }) => (
          <div key={name} className="try-it-field">
            <label htmlFor={`${id}-${name}`}>
              <code>{name}</code> {description}
            </label>
            <input
              id={`${id}-${name}`}
              name={parameterName(name)}
              defaultValue={first.parameters[name]}
              required
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
            />
          </div>
        ))}
        {form.body && (
          <BodyField
            id={`${id}-body`}
            body={form.body}
            text={values.body}
            initial={first.body}
            wasSent={wasSent}
            copy={copy}
            texts={{ copy: copy.body, fields: fieldTexts, locale }}
            area={area}
            onChange={readForm}
          />
        )}
        <button type="submit" className="button primary" aria-disabled={state === "sending"}>
          {state === "sending" ? copy.sending : copy.send}
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {{ idle: status, sending: copy.sending, failed: failure }[state]}
      </p>
      <div className="try-it-response" id={`${form.id}-response`}>
        {(answer || state === "failed") && <Heading>{copy.response.heading}</Heading>}
        {state === "failed" && <p className="try-it-status failed">{failure}</p>}
        {answer && <Response answer={answer} copy={copy.response} copyLabel={copyLabel} />}
      </div>
    </>
  );
}
