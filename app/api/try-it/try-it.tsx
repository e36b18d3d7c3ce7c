import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { sandboxPath } from "../../pages.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type { OperationEntry } from "../operations.ts";
import { findBody } from "../samples.ts";
import { testKeys } from "../sandbox/test-keys.ts";
import { type Answer, read, readEvents, send, type Values } from "./call.ts";
import { Response, statusText } from "./response.tsx";

/* By file path. */
const copies = import.meta.glob<CopyOf<"tryIt">>("../../site/locales/*/try-it.json", {
  import: "default",
});

interface TryItProps {
  entry: OperationEntry;
  locale: Locale;
  onClose: () => void;
}

/** How often the state of work in progress is read, at intervals of a second. */
const maxReads = 8;

/** The paths of resources created from this page, for calls that need their IDs. */
const createdPaths = new Set<string>();

/** Loads the copy, and resolves to the panel of an operation. */
export async function openTryIt(props: TryItProps): Promise<ReactElement> {
  const copy = await copies[`../../site/locales/${props.locale}/try-it.json`]?.();
  if (!copy) throw new Error(`There is no copy in ${props.locale}.`);
  return <TryIt {...props} copy={copy} />;
}

/** A form that sends a call to the sandbox, its response, the state of its work, and its events. */
function TryIt(props: TryItProps & { copy: CopyOf<"tryIt"> }) {
  const { entry, locale, copy, onClose } = props;
  const { operation } = entry;
  const { parameters = [], requestBody } = operation;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [initial] = useState(() => initialValues(entry));
  const [answer, setAnswer] = useState<Answer>();
  const [resource, setResource] = useState("");
  const [events, setEvents] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const running = useRef<AbortController>(null);

  useEffect(() => {
    heading.current?.focus();
    return () => running.current?.abort();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    const values = {
      key: text("key").trim(),
      parameters: Object.fromEntries(parameters.map(({ name }) => [name, text(name).trim()])),
      body: text("body"),
    };
    setState("sending");
    setResource("");
    setEvents("");
    try {
      const answer = await send(entry, values, locale, setAnswer);
      setAnswer(answer);
      setState("idle");
      if (answer.status < 300) await pollOutcome(answer, values.key, signal);
    } catch {
      if (signal.aborted) return;
      setAnswer(undefined);
      setState("failed");
    }
  }

  /** Polls the resource of a call, and events, until the work is done. */
  async function pollOutcome({ status, headers }: Answer, key: string, signal: AbortSignal) {
    const path = headers.find(([name]) => name === "location")?.[1];
    if (path) createdPaths.add(path);
    for (let count = 0; count < maxReads && !signal.aborted; count++) {
      const events = await readEvents(key, locale);
      const resource = status === 202 && path ? await read(path, key, locale) : "";
      if (signal.aborted) return;
      setEvents(events);
      setResource(resource);
      if (!resource) return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  const status = answer ? statusText(answer, copy.response) : "";
  return (
    <div className="try-it-panel surface">
      <h4 ref={heading} tabIndex={-1}>
        {copy.heading}
      </h4>
      <button type="button" className="button compact" onClick={onClose}>
        {copy.close}
      </button>
      <form className="try-it stack gap-4" onSubmit={submit}>
        <div className="try-it-field field">
          <label htmlFor={`${id}-key`}>{copy.key}</label>
          <input
            id={`${id}-key`}
            name="key"
            list={`${id}-keys`}
            defaultValue={initial.key}
            pattern="[!-~]*"
            {...inputProps}
          />
          <datalist id={`${id}-keys`}>
            {Object.values(testKeys).map((key) => (
              <option key={key} value={key} />
            ))}
          </datalist>
        </div>
        {parameters.map(({ name, required, description }) => (
          <div key={name} className="try-it-field field">
            <label htmlFor={`${id}-${name}`}>
              <code>{name}</code> <RichText text={description} />
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              defaultValue={initial.parameters[name]}
              required={required}
              {...inputProps}
            />
          </div>
        ))}
        {requestBody && (
          <div className="try-it-field field">
            <label htmlFor={`${id}-body`}>{copy.body}</label>
            <textarea
              id={`${id}-body`}
              name="body"
              defaultValue={initial.body}
              rows={Math.min(Math.max(initial.body.split("\n").length, 4), 16)}
              {...inputProps}
            />
          </div>
        )}
        <button type="submit" className="button primary" aria-disabled={state === "sending"}>
          {state === "sending" ? copy.sending : copy.send}
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {{ idle: status, sending: copy.sending, failed: copy.failed }[state]}
      </p>
      <div className="try-it-response stack gap-4" id={`${operation.operationId}-response`}>
        {(answer || state === "failed") && <h4>{copy.response.heading}</h4>}
        {state === "failed" && <p className="try-it-status small medium failed">{copy.failed}</p>}
        {answer && (
          <Response answer={answer} resource={resource} events={events} copy={copy.response} />
        )}
      </div>
    </div>
  );
}

const inputProps = {
  className: "input",
  spellCheck: false,
  autoCapitalize: "off",
  autoComplete: "off",
} as const;

/** The test key, and the document's examples or the IDs of resources created here. */
function initialValues({ key, operation }: OperationEntry): Values {
  const body = findBody(operation.requestBody?.content);
  const parameters = (operation.parameters ?? []).map(({ name, in: place, example }) => {
    if (place !== "path") return [name, ""];
    const [before = ""] = (sandboxPath + key).split(`{${name}}`);
    const path = [...createdPaths].findLast((path) => path.startsWith(before));
    return [name, path?.slice(before.length) ?? String(example ?? "")];
  });
  return {
    key: testKeys.plain,
    parameters: Object.fromEntries(parameters),
    body: body === undefined ? "" : JSON.stringify(body, null, 2),
  };
}
