import {
  type AssistantConfig,
  parseAssistantKey,
  parseAssistantUrl,
} from "../chat/assistant/assistant-config.ts";
import { didYouMean } from "../content/nearest.ts";
import { facts } from "../facts.ts";
import { parseRecipients, type Recipients } from "../leads/recipients.ts";
import { site } from "../site.ts";
import {
  parseHttpUrl,
  parseOrigin,
  parsePort,
  parsePostgresUrl,
  parseProxies,
  parseSeconds,
  parseSender,
  parseSmtpUrl,
  parseToken,
  parseWholeNumber,
  parseWritableDirectory,
  type Sender,
} from "./parsers.ts";

/** Variables that are not read any more, and what to set or do instead. */
const removedVariables = {
  PREVIOUS_ASSETS: "it is called ASSETS_DIR now, a folder that all releases share.",
  CACHE_WARMING_DISABLED: "nothing is cached ahead any more. Unset it.",
  SEARCH_REPORT_KEY: "searches are not recorded any more. Unset it.",
  WORKERS: "a process serves alone now. Run a replica for each processor, or unset it.",
};

/** Configuration of the process. This file alone reads the environment. */
export interface Config {
  readonly development: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** URL of the chat application that the home page embeds; undefined for the built-in preview. */
  readonly chatAppUrl: string | undefined;
  /** The model that answers in the preview chat, in place of the written answers. */
  readonly assistant: AssistantConfig | undefined;
  readonly trustProxy: string | number | false;
  readonly logLevel: LogLevel;
  /** Directory of the hashed assets of all releases that run or ran lately, whose pages may still load them. */
  readonly assetsDirectory: string | undefined;
  /** Directory of the embedded database. */
  readonly dataDirectory: string;
  /** URL of a PostgreSQL database, in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Undefined if no mail is sent; messages then wait in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: Sender;
  readonly leadsTo: Recipients;
  readonly webhook: WebhookTarget | undefined;
  readonly rateLimits: boolean;
  /** Bearer token for metrics; without one, they are open to this machine only. */
  readonly metricsToken: string | undefined;
  /** Seconds after SIGTERM for which requests are still accepted. */
  readonly shutdownDelay: number;
  /** Days after which leads are deleted. */
  readonly retentionDays: number;
  /** A sentence for each variable that is not read, and whose name is almost that of one that is. */
  readonly warnings: readonly string[];
}

/** The webhook that receives leads, and the secret that signs its requests. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. Unset and empty variables have defaults.
 * @returns the configuration, or a line for each invalid variable
 */
export function readConfig(
  environment: Environment = process.env,
): Config | { problems: string[] } {
  const problems: string[] = [];
  const known = new Set<string>();
  const value = (name: string) => {
    known.add(name);
    return environment[name]?.trim() || undefined;
  };
  function read<T>(
    name: string,
    fallback: T,
    expected: string,
    parse: (text: string) => T | undefined,
    shown = (text: string) => `"${withoutPassword(text)}"`,
  ): T {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed === undefined) problems.push(`${name}: ${shown(text)} is not ${expected}.`);
    return parsed ?? fallback;
  }
  /** Reads a value that must not appear in error messages. */
  function readSecret(name: string, expected: string, parse: (text: string) => string | undefined) {
    return read<string | undefined>(
      name,
      undefined,
      expected,
      parse,
      () => "the value (not shown)",
    );
  }

  const databaseUrl = readSecret("DATABASE_URL", "a postgresql:// URL", parsePostgresUrl);
  const dataDirectory = value("DATA_DIR") ?? "./data";
  if (databaseUrl === undefined && !parseWritableDirectory(dataDirectory)) {
    problems.push(
      `DATA_DIR: "${dataDirectory}" is not a folder that this process can write to, nor can it be made.`,
    );
  }
  const port = read("PORT", 3000, "a port from 1 to 65535", parsePort);
  const webhookUrl = readSecret(
    "LEADS_WEBHOOK_URL",
    "an http or https URL without a password",
    parseHttpUrl,
  );
  const webhookSecret = value("LEADS_WEBHOOK_SECRET");
  if (webhookUrl && !webhookSecret) {
    problems.push(
      "LEADS_WEBHOOK_SECRET: nothing is not a secret, and LEADS_WEBHOOK_URL needs one.",
    );
  }
  const endpoint = readSecret(
    "ASSISTANT_URL",
    "an http or https URL without a password, as in https://api.example.com/v1",
    parseAssistantUrl,
  );
  const key = readSecret(
    "ASSISTANT_KEY",
    "a key of ASCII characters without spaces",
    parseAssistantKey,
  );
  const model = value("ASSISTANT_MODEL");
  const tokensPerDay = read(
    "ASSISTANT_TOKENS_PER_DAY",
    2_000_000,
    "a number of tokens from 1 to 999999999",
    (text) => parseWholeNumber(text, 999_999_999),
  );
  const unset = ["ASSISTANT_URL", "ASSISTANT_KEY", "ASSISTANT_MODEL"].filter(
    (name) => !value(name),
  );
  if (unset.length === 1 || unset.length === 2) {
    const together = "ASSISTANT_URL, ASSISTANT_KEY and ASSISTANT_MODEL go together";
    problems.push(...unset.map((name) => `${name}: nothing is not enough, ${together}.`));
  }
  const config: Omit<Config, "warnings"> = {
    development: value("NODE_ENV") === "development",
    port,
    host: value("HOST"),
    siteUrl: read(
      "SITE_URL",
      `http://localhost:${port}`,
      "an http or https origin without a path, as in https://www.example.com",
      parseOrigin,
    ),
    chatAppUrl: read<string | undefined>(
      "CHAT_APP_URL",
      undefined,
      "an http or https URL without a password, as in https://chat.example.com",
      parseHttpUrl,
    ),
    assistant: endpoint && key && model ? { endpoint, key, model, tokensPerDay } : undefined,
    trustProxy: read<Config["trustProxy"]>(
      "TRUST_PROXY",
      false,
      "a number of proxies or a list of their addresses, as in 1 or 10.0.0.0/8",
      parseProxies,
    ),
    logLevel: read("LOG_LEVEL", "info", `one of ${logLevels.join(", ")}`, (text) =>
      logLevels.find((level) => level === text),
    ),
    assetsDirectory: read<string | undefined>(
      "ASSETS_DIR",
      undefined,
      "a folder that this process can write to, nor can it be made",
      parseWritableDirectory,
    ),
    dataDirectory,
    databaseUrl,
    smtpUrl: readSecret(
      "SMTP_URL",
      "an smtp or smtps URL, as in smtps://user:password@mail.example.com",
      parseSmtpUrl,
    ),
    mailFrom: read(
      "MAIL_FROM",
      { name: undefined, address: site.email.contact },
      "an address, as in hello@example.com or Example <hello@example.com>",
      parseSender,
    ),
    leadsTo: read(
      "LEADS_TO",
      { default: site.email.contact },
      "an address, or several by topic, as in team@example.com, sales=sales@example.com",
      (text) => parseRecipients(text, site.email.contact),
    ),
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
    rateLimits: !read("RATE_LIMIT_DISABLED", false, "1", (text) => text === "1" || undefined),
    metricsToken: readSecret(
      "METRICS_TOKEN",
      "a token of at least 16 letters, digits or any of - . _ ~ + /",
      parseToken,
    ),
    shutdownDelay: read("SHUTDOWN_DELAY", 1, "a number of seconds from 0 to 60", parseSeconds),
    retentionDays: read(
      "LEADS_RETENTION_DAYS",
      facts.retentionDays.leads,
      `a number of days from 1 to ${facts.retentionDays.leads}, which the privacy policy promises`,
      (text) => parseWholeNumber(text, facts.retentionDays.leads),
    ),
  };
  if (isMixedContent(config)) {
    problems.push(
      "CHAT_APP_URL: browsers refuse to show an http URL in the pages of an https SITE_URL. Use https.",
    );
  }
  for (const [name, replacement] of Object.entries(removedVariables)) {
    if (value(name)) problems.push(`${name}: ${replacement}`);
  }
  const warnings = Object.keys(environment).flatMap((name) => {
    // Others have short names, too: HOME is not HOST.
    const most = Math.min(2, Math.floor(name.length / 4));
    const meant = known.has(name) ? "" : didYouMean(name, known, most);
    return meant ? [`${name}: the site has no such variable.${meant}`] : [];
  });
  return problems.length > 0 ? { problems: [...problems, ...warnings] } : { ...config, warnings };
}

/** Whether browsers block the chat application as mixed content (w3.org/TR/mixed-content); they trust this machine. */
function isMixedContent({
  siteUrl,
  chatAppUrl = siteUrl,
}: Pick<Config, "siteUrl" | "chatAppUrl">): boolean {
  const { protocol, hostname } = new URL(chatAppUrl);
  const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
  return siteUrl.startsWith("https:") && protocol === "http:" && !isLocal;
}

/** Removes the password from a URL; other texts stay unchanged. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/[^/@]*@/, "//…@");
}
