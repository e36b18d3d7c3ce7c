import { references } from "virtual:api-reference";
import { errorAnchor } from "../api-reference/error-anchor.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { absolute } from "../seo/page-head.ts";
import type { FieldProblem } from "./body-problems.server.ts";
import type { SandboxResponse } from "./types.ts";

const statuses = {
  noKey: 401,
  wrongKey: 401,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  notJson: 400,
  malformedJson: 400,
  unexpectedBody: 400,
  invalidBody: 400,
  overLimit: 429,
  alwaysLimited: 429,
  alwaysFails: 500,
} as const;

type Cause = keyof typeof statuses;

interface ProblemOptions {
  /** The values of arguments in the detail. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly FieldProblem[];
}

/** Why the sandbox refuses a request. */
export class SandboxProblem extends Error {
  readonly status: (typeof statuses)[Cause];
  readonly options: ProblemOptions;
  private readonly reason: Cause;

  constructor(reason: Cause, options: ProblemOptions = {}) {
    super(reason);
    this.reason = reason;
    this.status = statuses[reason];
    this.options = options;
  }

  /**
   * The response: a problem document (RFC 9457). Its `type` is where the API page describes the error, or the sandbox, for
   * errors that the API's description doesn't have.
   */
  response(locale: Locale, siteUrl: string): SandboxResponse {
    const { status, options } = this;
    const { details, titles } = copyIn(locale, "sandbox");
    const described = references[locale].errors.find((error) => error.status === String(status));
    const otherTitles: Readonly<Record<number, string>> = titles;
    const page = absolute(siteUrl, pagePath(locale, "api"));
    return {
      status,
      headers: { "Content-Type": "application/problem+json", ...options.headers },
      body: {
        type: `${page}#${described ? errorAnchor(described.status) : "sandbox"}`,
        title: described?.name ?? otherTitles[status],
        status,
        detail: formatMessage(details[this.reason], options.values ?? {}),
        ...(options.errors && { errors: options.errors }),
      },
    };
  }
}
