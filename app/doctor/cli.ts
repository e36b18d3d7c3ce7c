import { parseArgs } from "node:util";
import { parseOrigin, parseToken } from "../config/parsers.ts";
import { examine } from "./doctor.ts";
import { createSite } from "./site.ts";

const usage = `Usage: npm run --silent doctor -- https://www.example.com [--metrics-token METRICS_TOKEN]

  Asks a running site from outside, and prints a line for each check: ok, warning or failure, and
  what to do. Exits with 1 after a failure. Nothing is stored on the site.
`;

/** Exit codes; that of wrong usage is of sysexits.h. */
const exitCodes = { healthy: 0, failure: 1, usage: 64 };

/** What to examine; undefined if the command line is wrong. */
function readArguments(args: string[]) {
  try {
    const options = { "metrics-token": { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [text = "", ...rest] = positionals;
    const origin = parseOrigin(text);
    const { "metrics-token": token } = values;
    const isToken = token === undefined || parseToken(token) !== undefined;
    return origin && isToken && rest.length === 0 ? { origin, token } : undefined;
  } catch {
    return undefined;
  }
}

const found = readArguments(process.argv.slice(2));
if (found) {
  process.exitCode = exitCodes.healthy;
  for await (const { name, level, text } of examine(createSite(found.origin, found.token))) {
    process.stdout.write(`${level.padEnd(8)} ${name.padEnd(12)} ${text}\n`);
    if (level === "failure") process.exitCode = exitCodes.failure;
  }
} else {
  process.stderr.write(usage);
  process.exitCode = exitCodes.usage;
}
