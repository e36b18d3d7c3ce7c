import { parseArgs } from "node:util";
import { kinds } from "../../schema.ts";
import { csv, jsonl } from "../export/formats.ts";
import { exportRecords } from "../export/records.ts";
import { type Command, oneOf, onStore } from "./command.ts";
import { readTime } from "./time.ts";

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
  return onStore(({ store, config }) =>
    format(exportRecords(store, selection, config.siteUrl), selection),
  );
};
