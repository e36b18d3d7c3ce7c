import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { formatList } from "../i18n/format-list.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import type { ServerSettings } from "../load-context.server.ts";

/** A result in words, for models, and as data, for programs; or why there is none. */
type Outcome<Data> = { readonly text: string; readonly data: Data } | { readonly problem: string };

interface ToolOptions<
  Input extends v.GenericSchema<object, object>,
  Output extends v.GenericSchema<object, object>,
> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (
    input: v.InferOutput<Input>,
    settings: ServerSettings,
  ) => Outcome<v.InferOutput<Output>> | Promise<Outcome<v.InferOutput<Output>>>;
}

export interface Tool {
  /** As `tools/list` lists it. */
  readonly definition: { readonly name: string } & Readonly<Record<string, unknown>>;
  /** Checks the arguments and calls the tool. */
  call(input: unknown, settings: ServerSettings): Promise<object>;
}

const englishNames = new Intl.DisplayNames("en", { type: "language" });

/** The name of a language in English, in which tools are described. */
export function languageName(locale: Locale): string {
  return englishNames.of(locale) ?? locale;
}

/** The languages as a list: "en (English) or zh (Chinese)". */
const choices = formatList(
  locales.map((locale) => `${locale} (${languageName(locale)})`),
  defaultLocale,
  "disjunction",
);

/** The language of a call. */
export const locale = v.pipe(
  v.optional(v.picklist(locales), defaultLocale),
  v.description(`Language: ${choices}.`),
);

/** Defines a tool by valibot schemas; JSON Schemas describe them to clients. */
export function defineTool<
  Input extends v.GenericSchema<object, object>,
  Output extends v.GenericSchema<object, object>,
>(options: ToolOptions<Input, Output>): Tool {
  const { name, title, description, input, output, run } = options;
  const target = "draft-2020-12";
  return {
    definition: {
      name,
      title,
      description,
      inputSchema: toJsonSchema(input, { target, typeMode: "input" }),
      outputSchema: toJsonSchema(output, { target, typeMode: "output" }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async call(given, settings) {
      const parsed = v.safeParse(input, given);
      // Models can correct arguments, so that wrong ones are a result and no protocol error.
      if (!parsed.success) return failure(v.summarize(parsed.issues));
      const outcome = await run(parsed.output, settings);
      if ("problem" in outcome) return failure(outcome.problem);
      return { content: [{ type: "text", text: outcome.text }], structuredContent: outcome.data };
    },
  };
}

function failure(text: string): object {
  return { content: [{ type: "text", text }], isError: true };
}
