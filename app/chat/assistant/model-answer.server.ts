import { copyIn } from "../../i18n/copy.server.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import type { Answer, AnswerLine } from "../answer.ts";
import { answerHtml } from "./answer-html.server.ts";
import type { Assistant } from "./assistant.server.ts";
import { BlockWriter } from "./block-writer.server.ts";
import { promptMessages } from "./prompt.server.ts";
import { retrieve } from "./retrieve.server.ts";

/** Sources that are named where the model links to none. */
const maxUncited = 2;

interface ModelAnswerOptions {
  readonly assistant: Assistant;
  /** The locale of the question. */
  readonly locale: Locale;
  readonly question: string;
  readonly previous: string;
  readonly siteUrl: string;
  readonly address: string;
  readonly signal: AbortSignal;
  /** What the site itself answers. */
  readonly written: Answer;
  /** The lines of it. */
  readonly writtenLines: () => AsyncIterable<AnswerLine> | Iterable<AnswerLine>;
}

/**
 * The lines of the model's answer to a question. The written answer takes over where the model fails: in its
 * place if nothing has arrived, else after it.
 */
export async function* modelAnswer(options: ModelAnswerOptions): AsyncGenerator<AnswerLine> {
  const { assistant, locale, question, previous, siteUrl, address, signal, written, writtenLines } =
    options;
  const context = retrieve(locale, question, previous);
  const sources = new Map(
    context.flatMap(({ sources }) => sources).map((source) => [source.path, source]),
  );
  const cited = new Set<string>();
  const contact = pagePath(locale, "contact");
  function target(url: string): string | undefined {
    const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
    if (path !== contact && !sources.has(path)) return undefined;
    cited.add(path);
    return path;
  }
  const head = { lang: localeTable[locale].tag, kind: "model" } as const;
  const writer = new BlockWriter(head, answerHtml({ locale, question, target }));

  const messages = promptMessages({ locale, question, previous, context });
  let failed = false;
  for await (const event of assistant.answer({ messages, address, signal })) {
    if (event.type === "failed") failed = true;
    else yield* writer.add(event.text);
  }
  if (signal.aborted) return;
  yield* writer.end();
  if (!writer.begun) return yield* writtenLines();
  const copy = copyIn(locale, "previewChat");
  if (failed) {
    yield { part: { type: "text", text: copy.brokeOff } };
    for await (const line of writtenLines()) if (continues(line, written)) yield line;
    return;
  }
  const links = [...cited].flatMap((path) => sources.get(path) ?? []);
  if (links.length === 0 && written.kind !== "unknown") {
    links.push(...[...sources.values()].slice(0, maxUncited));
  }
  if (links.length > 0) yield { part: { type: "links", label: copy.sources, links } };
}

/** Whether a line of the written answer makes sense below the beginning of another. */
function continues(line: AnswerLine, { kind }: Answer): boolean {
  if ("lang" in line) return false;
  return !(kind === "unknown" && "part" in line && line.part.type === "text");
}
