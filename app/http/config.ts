/** Configuration of the process. This file alone reads the environment. */
export interface Config {
  readonly development: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly trustProxy: string | number | false;
  readonly logLevel: LogLevel;
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration, with a default for everything that is unset or empty.
 * @returns the problems instead, one line each, if there are any
 */
export function readConfig(environment: Environment = process.env): Config | { problems: string[] } {
  const problems: string[] = [];
  const value = (name: string) => environment[name]?.trim() || undefined;
  function read<T>(name: string, fallback: T, expected: string, parse: (text: string) => T | undefined) {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed === undefined) problems.push(`${name}: "${text}" is not ${expected}.`);
    return parsed ?? fallback;
  }

  const port = read("PORT", 3000, "a port from 1 to 65535", parsePort);
  const config: Config = {
    development: value("NODE_ENV") === "development",
    port,
    host: value("HOST"),
    siteUrl: read(
      "SITE_URL",
      `http://localhost:${port}`,
      "an http or https origin without a path, as in https://www.example.com",
      parseOrigin,
    ),
    trustProxy: read<Config["trustProxy"]>(
      "TRUST_PROXY",
      false,
      "a number of proxies or a list of their addresses, as in 1 or 10.0.0.0/8",
      parseProxies,
    ),
    logLevel: read("LOG_LEVEL", "info", `one of ${logLevels.join(", ")}`, (text) =>
      logLevels.find((level) => level === text),
    ),
  };
  return problems.length > 0 ? { problems } : config;
}

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname === "/" && !url.search && !url.hash && !url.username ? url.origin : undefined;
}

/** `true` would let every client choose its own address, so it is not taken. */
function parseProxies(text: string): string | number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return /^[\da-fA-F.:/, a-z]+$/.test(text) && text !== "true" ? text : undefined;
}
