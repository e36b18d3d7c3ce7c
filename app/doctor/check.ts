import type { Site } from "./site.ts";

/** What a check has found: in one line, and in case of a warning or failure what to do. */
export interface Finding {
  readonly level: "ok" | "warning" | "failure";
  readonly text: string;
}

/** A question to a running site. An error that it throws is a failure. */
export interface Check {
  readonly name: string;
  readonly run: (site: Site) => Promise<Finding>;
}

export const ok = (text: string): Finding => ({ level: "ok", text });
export const warning = (text: string): Finding => ({ level: "warning", text });
export const failure = (text: string): Finding => ({ level: "failure", text });

/** A few items of a list, and how many more there are. */
export function few(items: readonly string[], max = 3): string {
  const rest = items.length - max;
  return items.slice(0, max).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
