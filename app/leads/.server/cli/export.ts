import { parseArgs } from "node:util";
import { kinds } from "../../schema.ts";
import { csv, jsonl } from "../export/formats.ts";
import { exportRecords } from "../export/records.ts";
import { type Command, oneOf, UsageError } from "./command.ts";

const formats = { jsonl, csv };

/** Prints leads and subscribers. */
export const exportCommand: Command = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      format: { type: "string" },
      kind: { type: "string" },
      since: { type: "string" },
      spam: { type: "boolean", default: false },
    },
  });
  const format = formats[oneOf("--format", ["jsonl", "csv"], values.format)];
  const selection = {
    kind: values.kind === undefined ? undefined : oneOf("--kind", kinds, values.kind),
    since: values.since === undefined ? 0 : readTime(values.since),
    spam: values.spam,
  };
  return ({ store, config }) => format(exportRecords(store, selection, config.siteUrl), selection);
};

/** Parses an ISO 8601 date or time. Without an offset it is in UTC, so that the result does not depend on the machine. */
function readTime(text: string): number {
  const [, date, time, offset = "Z"] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  const milliseconds = Date.parse(`${date}T${time ?? "00:00"}${offset}`);
  if (Number.isNaN(milliseconds) || !isDate(date)) {
    throw new UsageError(
      "--since takes a date as in 2026-01-31, or a time as in 2026-01-31T08:00Z.",
    );
  }
  return milliseconds;
}

/** Whether a date exists: JavaScript turns February 31 into March 3. */
function isDate(text: string | undefined): boolean {
  return new Date(`${text}T00:00Z`).getUTCDate() === Number(text?.slice(-2));
}
