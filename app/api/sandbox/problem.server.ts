import { STATUS_CODES } from "node:http";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { defaultLocale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { absoluteUrl } from "../../seo/page-head.ts";
import { errorAnchor, findErrors, listOperations } from "../operations.ts";
import { apiReference } from "../reference.server.ts";
import type { SandboxRequest, SandboxResponse } from "./types.ts";
import type { FieldProblem } from "./validate.server.ts";

const statuses = {
  noKey: 401,
  noBearer: 401,
  wrongKey: 401,
  notFound: 404,
  unknownId: 404,
  wrongMethod: 405,
  notJson: 400,
  malformedJson: 400,
  unexpectedBody: 400,
  invalidBody: 400,
  keyReused: 409,
  keyInUse: 409,
  conversationCompleted: 409,
  analysisStarted: 409,
  notStarted: 409,
  notCompleted: 409,
  analysisFailed: 409,
  overLimit: 429,
  tooMuch: 429,
  unavailable: 503,
} as const;

type Cause = keyof typeof statuses;

interface ProblemOptions {
  /** The values of arguments in the detail. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly FieldProblem[];
  /** The status that an error key always gets. */
  readonly status?: number;
}

/** The error with which the sandbox refuses a request. */
export class SandboxProblem extends Error {
  readonly status: number;
  private readonly reason: Cause | "always";
  private readonly options: ProblemOptions;

  constructor(reason: Cause | "always", options: ProblemOptions = {}) {
    super(reason);
    this.reason = reason;
    this.options = options;
    this.status = reason === "always" ? (options.status ?? 500) : statuses[reason];
  }

  /** Creates the response: a problem document (RFC 9457), whose `type` leads to the API page's section on the error or the sandbox. */
  response({ locale, requestId }: SandboxRequest, siteUrl: string): SandboxResponse {
    const { status, reason, options } = this;
    const { details, errors } = copyIn(locale, "sandbox");
    const { paths } = apiReference(locale, siteUrl).document;
    const named = findErrors(listOperations(paths)).find(([code]) => code === String(status));
    const others: Readonly<Record<number, { title: string }>> = errors;
    const title = named?.[1]["x-display-name"] ?? others[status]?.title;
    const page = absoluteUrl(siteUrl, pagePath(defaultLocale, "api"));
    return {
      status,
      headers: { "Content-Type": "application/problem+json", ...options.headers },
      body: {
        type: `${page}#${title ? errorAnchor(status) : "sandbox"}`,
        title: title ?? STATUS_CODES[status],
        status,
        detail: formatMessage(details[reason], { status, ...options.values }),
        request_id: requestId,
        ...(options.errors && { errors: options.errors }),
      },
    };
  }
}
