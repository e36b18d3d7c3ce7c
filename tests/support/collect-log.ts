import { createLog, type Log } from "#app/http/shared/log.ts";

export interface Line {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

export const levels = { debug: 20, info: 30, warn: 40, error: 50 };

/** Creates a log whose text and lines can be read. */
export function collectLog(): { log: Log; text(): string; lines(): Line[]; clear(): void } {
  let text = "";
  const destination = {
    write(line: string) {
      text += line;
    },
  };
  return {
    log: createLog({ logLevel: "debug" }, destination),
    text: () => text,
    lines: () =>
      text
        .split("\n")
        .filter(Boolean)
        .map((line): Line => JSON.parse(line)),
    clear() {
      text = "";
    },
  };
}
