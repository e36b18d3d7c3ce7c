import * as v from "valibot";
import { didYouMean } from "../../content/nearest.ts";
import { parseRecipients, type Recipients } from "../../leads/recipients.ts";
import { facts } from "../../site/facts.ts";
import { site } from "../../site/site.ts";
import {
  assistantKey,
  assistantUrl,
  httpUrl,
  isWritableDirectory,
  origin,
  parsedBy,
  postgresUrl,
  proxies,
  seconds,
  sender,
  smtpUrl,
  token,
  wholeNumber,
} from "./config-schemas.ts";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that may be unset. Its error message names what was `expected`. */
function optional<Schema extends v.GenericSchema<string, unknown>>(
  expected: string,
  schema: Schema,
) {
  return v.optional(v.message(schema, expected));
}

const folderText = "a folder that this process can write to, nor can it be made";
const text = v.optional(v.string());
const { leads: maxDays } = facts.retentionDays;

const variables = v.object({
  NODE_ENV: text,
  PORT: optional("a port from 1 to 65535", wholeNumber(65_535)),
  HOST: text,
  SITE_URL: optional(
    "an http or https origin without a path, as in https://www.example.com",
    origin,
  ),
  CHAT_APP_URL: optional(
    "an http or https URL without a password, as in https://chat.example.com",
    httpUrl,
  ),
  ASSISTANT_URL: optional(
    "an http or https URL without a password, as in https://api.example.com/v1",
    assistantUrl,
  ),
  ASSISTANT_KEY: optional("a key of ASCII characters without spaces", assistantKey),
  ASSISTANT_MODEL: text,
  ASSISTANT_TOKENS_PER_DAY: optional(
    "a number of tokens from 1 to 999999999",
    wholeNumber(999_999_999),
  ),
  ASSETS_DIR: optional(folderText, v.pipe(v.string(), v.check(isWritableDirectory))),
  DATA_DIR: text,
  DATABASE_URL: optional("a postgresql:// URL", postgresUrl),
  SMTP_URL: optional("an smtp or smtps URL, as in smtps://user:password@mail.example.com", smtpUrl),
  MAIL_FROM: optional("an address, as in hello@example.com or Example <hello@example.com>", sender),
  LEADS_TO: optional(
    "an address, or several by topic, as in team@example.com, sales=sales@example.com",
    parsedBy((text) => parseRecipients(text, site.email.contact)),
  ),
  LEADS_WEBHOOK_URL: optional("an http or https URL without a password", httpUrl),
  LEADS_WEBHOOK_SECRET: text,
  LEADS_RETENTION_DAYS: optional(
    `a number of days from 1 to ${maxDays}, which the privacy policy promises`,
    wholeNumber(maxDays),
  ),
  RATE_LIMIT_DISABLED: optional("1", v.literal("1")),
  SHUTDOWN_DELAY: optional("a number of seconds from 0 to 60", seconds),
  TRUST_PROXY: optional(
    "a number of proxies or a list of their addresses, as in 1 or 10.0.0.0/8",
    proxies,
  ),
  METRICS_TOKEN: optional("a token of at least 16 letters, digits or any of - . _ ~ + /", token),
  LOG_LEVEL: optional(`one of ${logLevels.join(", ")}`, v.picklist(logLevels)),
});

/**
 * Reads the configuration. Unset and empty variables have defaults.
 * @returns the configuration, or a line for each invalid variable
 */
export function readConfig(
  environment: Environment = process.env,
): Config | { problems: string[] } {
  const given: Environment = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  const { success, output, issues = [] } = v.safeParse(variables, given);
  // Without the values, which may be secrets.
  const invalid = issues.map(
    (issue) => `${v.getDotPath(issue)}: the value is not ${issue.message}.`,
  );
  const problems = [...invalid, ...findConflicts(given)];
  const warnings = findMisspelt(environment);
  if (!success || problems.length > 0) return { problems: [...problems, ...warnings] };

  return createConfig(output, warnings);
}

/** Configuration of the process. Only this file reads the environment. */
export type Config = Readonly<ReturnType<typeof createConfig>>;

/** The owner's model, and what may be spent on it. */
export type AssistantConfig = NonNullable<Config["assistant"]>;

/** The webhook that receives leads, and the secret that signs its requests. */
export type WebhookTarget = NonNullable<Config["webhook"]>;

function createConfig(output: v.InferOutput<typeof variables>, warnings: readonly string[]) {
  const { PORT: port = 3000 } = output;
  const { ASSISTANT_URL: endpoint, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = output;
  const { ASSISTANT_TOKENS_PER_DAY: tokensPerDay = 2_000_000 } = output;
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = output;
  const leadsTo: Recipients = output.LEADS_TO ?? { default: site.email.contact };
  return {
    development: output.NODE_ENV === "development",
    port,
    host: output.HOST,
    /** Public origin, without a trailing slash. */
    siteUrl: output.SITE_URL ?? `http://localhost:${port}`,
    /** URL of the chat application that the home page embeds; undefined for the built-in preview. */
    chatAppUrl: output.CHAT_APP_URL,
    /** The model that answers in the preview chat, in place of the written answers. Tokens are for 24 hours. */
    assistant: endpoint && key && model ? { endpoint, key, model, tokensPerDay } : undefined,
    trustProxy: output.TRUST_PROXY ?? false,
    logLevel: output.LOG_LEVEL ?? "info",
    /** Directory of the hashed assets of all releases that run or ran lately, whose pages may still load them. */
    assetsDirectory: output.ASSETS_DIR,
    /** Directory of the embedded database. */
    dataDirectory: output.DATA_DIR ?? defaultDataDirectory,
    /** URL of a PostgreSQL database, in place of the embedded one. */
    databaseUrl: output.DATABASE_URL,
    /** Undefined if no mail is sent; messages then wait in the outbox. */
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM ?? { name: undefined, address: site.email.contact },
    leadsTo,
    webhook: url && secret ? { url, secret } : undefined,
    rateLimits: output.RATE_LIMIT_DISABLED === undefined,
    /** Bearer token for metrics; without one, they are open to this machine only. */
    metricsToken: output.METRICS_TOKEN,
    /** Seconds after SIGTERM for which requests are still accepted. */
    shutdownDelay: output.SHUTDOWN_DELAY ?? 1,
    /** Days after which leads are deleted. */
    retentionDays: output.LEADS_RETENTION_DAYS ?? maxDays,
    /** A sentence for each unknown variable whose name is almost that of a known one. */
    warnings,
  };
}

const defaultDataDirectory = "./data";

/** Finds variables that do not fit others, and describes each in a line. */
function findConflicts(given: Environment): string[] {
  const lines: string[] = [];
  const { DATA_DIR: directory = defaultDataDirectory } = given;
  if (!v.is(postgresUrl, given.DATABASE_URL) && !isWritableDirectory(directory))
    lines.push(`DATA_DIR: ${directory} is not ${folderText}.`);
  if (v.is(httpUrl, given.LEADS_WEBHOOK_URL) && !given.LEADS_WEBHOOK_SECRET)
    lines.push("LEADS_WEBHOOK_SECRET: nothing is not a secret, and LEADS_WEBHOOK_URL needs one.");
  const required = ["ASSISTANT_URL", "ASSISTANT_KEY", "ASSISTANT_MODEL"];
  const unset = required.filter((name) => !given[name]);
  if (unset.length < required.length)
    for (const name of unset)
      lines.push(`${name}: nothing is not enough, ${required.join(", ")} go together.`);
  if (isMixedContent(given))
    lines.push(
      "CHAT_APP_URL: browsers refuse to show an http URL in the pages of an https SITE_URL. Use https.",
    );
  return lines;
}

/** Finds unknown variables whose names are almost those of known ones, and describes each in a sentence. */
function findMisspelt(environment: Environment): string[] {
  const known = new Set(Object.keys(variables.entries));
  return Object.keys(environment).flatMap((name) => {
    // Short names are similar by chance: HOME is not HOST.
    const maxDistance = Math.min(2, Math.floor(name.length / 4));
    const suggestion = known.has(name) ? "" : didYouMean(name, known, maxDistance);
    return suggestion ? [`${name}: the site has no such variable.${suggestion}`] : [];
  });
}

/** Whether browsers block the chat application as mixed content (w3.org/TR/mixed-content); localhost is exempt. */
function isMixedContent({ SITE_URL: siteUrl = "", CHAT_APP_URL: chatAppUrl = "" }: Environment) {
  const { protocol, hostname } = URL.parse(chatAppUrl) ?? { protocol: "", hostname: "" };
  const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
  return /^https:/i.test(siteUrl) && protocol === "http:" && !isLocal;
}
