import type { CopyOf } from "../../../i18n/copy.server.ts";
import { formatMessage } from "../../../i18n/format-message.ts";
import { escapeHtml } from "../../../markdown/escape-html.ts";
import { highlightTyped } from "../../../markdown/highlight-typed.ts";
import type { Answer } from "./call.ts";
import { Code } from "./code.tsx";
import { problemOf } from "./problem.ts";

/** How much of a body is shown, in UTF-16 code units. */
const longest = 100_000;

interface ResponseProps {
  answer: Answer;
  /** What the response is about, as it is by now; JSON, or empty. */
  resource: string;
  /** JSON, or empty. */
  events: string;
  copy: CopyOf<"tryIt">["response"];
  copyLabel: string;
}

/** A response: its status and time, what an error says, body and headers, and what became of it. */
export function Response({ answer, resource, events, copy, copyLabel }: ResponseProps) {
  const { status, headers, body } = answer;
  const problem = problemOf(answer);
  const json = formatted(resource || body);
  const shown = (json ?? body).slice(0, longest);
  return (
    <>
      <p className={status < 400 ? "try-it-status" : "try-it-status failed"}>
        {statusText(answer, copy)}
      </p>
      {problem && (
        <div className="try-it-problem">
          {problem.title && <strong>{problem.title}</strong>}
          {problem.detail && <p>{problem.detail}</p>}
          {problem.errors.length > 0 && (
            <ul>
              {problem.errors.map(({ field, detail }) => (
                <li key={field + detail}>
                  <code>{field}</code> {detail}
                </li>
              ))}
            </ul>
          )}
          {problem.url && <a href={problem.url}>{copy.advice}</a>}
        </div>
      )}
      {body === "" && status !== 204 && <p className="note">{copy.empty}</p>}
      {body !== "" && (
        <Code
          label={copy.body}
          html={json === undefined ? escapeHtml(shown) : highlightTyped(shown)}
          copyLabel={copyLabel}
        />
      )}
      {body.length > longest && <p className="note">{copy.cut}</p>}
      {events && <Code label={copy.events} html={highlightTyped(events)} copyLabel={copyLabel} />}
      <Code
        label={copy.headers}
        html={escapeHtml(headers.map(([name, value]) => `${name}: ${value}`).join("\n"))}
        copyLabel={copyLabel}
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

/** JSON with an indentation; undefined for other texts. */
function formatted(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}
