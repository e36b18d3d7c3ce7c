import { escapeHtml } from "../../content/markdown/escape-html.ts";
import { highlightJson } from "../../content/markdown/highlight-json.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Answer } from "./call.ts";
import { Code } from "./code.tsx";

/** A problem document of the sandbox (RFC 9457). */
interface Problem {
  readonly type: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

interface ResponseProps {
  answer: Answer;
  /** The current state of what the response is about; JSON, or empty. */
  resource: string;
  /** JSON, or empty. */
  events: string;
  copy: CopyOf<"tryIt">["response"];
}

/** A response: its status and time, explanation of an error, body, headers and events. */
export function Response({ answer, resource, events, copy }: ResponseProps) {
  const { status, headers, body } = answer;
  const text = resource || body;
  const json = parse(text);
  const isProblem = headers.some(([, value]) => value.startsWith("application/problem+json"));
  const problem: Problem | undefined = isProblem ? json : undefined;
  return (
    <>
      <p
        className={
          status < 400 ? "try-it-status small medium" : "try-it-status small medium failed"
        }
      >
        {statusText(answer, copy)}
      </p>
      {problem && (
        <div className="try-it-problem small">
          <strong>{problem.title}</strong>
          <p>{problem.detail}</p>
          {problem.errors && (
            <ul>
              {problem.errors.map(({ pointer, detail }) => (
                <li key={pointer + detail}>
                  <code>{pointer.replace(/^#\//, "").replaceAll("/", ".")}</code> {detail}
                </li>
              ))}
            </ul>
          )}
          <a href={problem.type}>{copy.advice}</a>
        </div>
      )}
      <Code
        label={copy.body}
        html={json ? highlightJson(JSON.stringify(json, null, 2)) : escapeHtml(text)}
      />
      {events && <Code label={copy.events} html={highlightJson(events)} />}
      <Code
        label={copy.headers}
        html={escapeHtml(headers.map(([name, value]) => `${name}: ${value}`).join("\n"))}
      />
    </>
  );
}

/** The status and the time of a response in words. */
export function statusText(
  { status, milliseconds }: Answer,
  copy: CopyOf<"tryIt">["response"],
): string {
  return formatMessage(copy.status, { status, milliseconds });
}

/** The value of a JSON text; undefined for events, and while a body arrives. */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
