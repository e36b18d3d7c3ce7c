import { isDate } from "../../../content/iso-date.ts";
import { lineAt, type Problem } from "./problem.ts";

/** The dates that stand in TypeScript. */
const dates = /\b(posted|openUntil|reviewed): "([^"]*)"/g;

/** Finds dates that don't exist in a module, and jobs that close before they are posted. */
export function checkDates(file: string, source: string): Problem[] {
  let posted = "";
  return [...source.matchAll(dates)].flatMap(({ 1: name, 2: date = "", index }) => {
    const at = (text: string): Problem[] => [{ file, line: lineAt(source, index), text }];
    if (!isDate(date)) {
      return at(`${name}: "${date}" is not an existing date, which is written as in 2026-03-12.`);
    }
    if (name === "posted") posted = date;
    if (name === "openUntil" && date < posted) {
      return at(`openUntil: ${date} is before the job is posted, on ${posted}.`);
    }
    return [];
  });
}
