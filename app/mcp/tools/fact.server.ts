import * as v from "valibot";
import { facts } from "../../facts.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { type FigureName, factNames, factValue } from "../facts.ts";
import { defineTool, locale } from "../tool.ts";

export const factTool = defineTool({
  name: "get_fact",
  title: "Look up a figure",
  description:
    "Returns a figure that the site states (limits, quotas, prices, reply times, uptime, standards …): the bare value, and a sentence that says what it means.",
  input: v.strictObject({ name: v.picklist(factNames), locale }),
  output: v.object({
    name: v.string(),
    locale: v.picklist(locales),
    value: v.union([v.number(), v.string()]),
    text: v.string(),
  }),
  run({ name, locale }) {
    const value = factValue(name);
    const text = sentence(locale, name);
    if (value === undefined || !text) return { problem: "No such fact." };
    return { text, data: { name, locale, value, text } };
  },
});

function sentence(locale: Locale, name: string): string | undefined {
  const sentences: Readonly<Record<FigureName, string>> = copyIn(locale, "mcp").facts;
  const figure = Object.entries(sentences).find(([key]) => key === name);
  if (figure) return figure[1];
  const { statuses, meanings } = copyIn(locale, "terms").standards;
  const standard = facts.standards.find(({ id }) => `standards.${id}` === name);
  if (!standard) return undefined;
  return `${standard.name} · ${statuses[standard.status]} · ${meanings[standard.id]}`;
}
