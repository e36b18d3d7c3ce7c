import { parseArgs } from "node:util";
import { facts } from "../../../facts.ts";
import { type Command, line, onStore } from "../cli/command.ts";

/**
 * Prints what was searched for in vain from enough networks that nobody can be recognized by it. Columns: number
 * of networks, last day, locale, term; the most wanted first.
 */
export const searchesCommand: Command = (args) => {
  parseArgs({ args, options: {} });
  return onStore(async function* ({ store, config }) {
    if (config.searchReportKey === undefined) {
      throw new Error("SEARCH_REPORT_KEY is not set: no searches are recorded.");
    }
    const rows = await store.db
      .selectFrom("searchMisses")
      .select(["term", "locale"])
      .select(({ fn }) => [fn.countAll().as("networks"), fn.max("day").as("lastDay")])
      .groupBy(["term", "locale"])
      .having(({ fn }) => fn.countAll(), ">=", facts.searchReport.minNetworks)
      .orderBy("networks", "desc")
      .orderBy("lastDay", "desc")
      .orderBy("term")
      .execute();
    for (const { term, locale, networks, lastDay } of rows) {
      yield line(String(networks), lastDay, locale, term);
    }
  });
};
