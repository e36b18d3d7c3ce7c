import { useState } from "react";
import { useActionData, useLocation, useSearchParams } from "react-router";
import { formatCount, formatMessage } from "../../i18n/format-message.ts";
import { localeOf } from "../../i18n/paths.ts";
import type { FieldName, Values } from "../schema.ts";
import type { formView } from "./form.server.ts";

/** Why a form was not stored, with its values: a message, or errors of fields. */
export interface FormProblem {
  readonly heading?: string;
  readonly text?: string;
  readonly values?: Values;
  readonly errors?: Readonly<Partial<Record<FieldName, string>>>;
}

/** Why a form did not reach its action: no response, or one of middleware or a proxy. */
export type FailureReason = "noAnswer" | "refused" | "limited";

export interface FormFailure {
  readonly failed: FailureReason;
}

/** The data of a form from its page's loader. */
export type FormView = ReturnType<typeof formView>;

type Answer = FormProblem | FormFailure | undefined;

/** The state of a form. The IDs of its fields are their names with a prefix. */
export function useForm({ constraints, copy, values }: FormView, prefix = "") {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const answer: Answer = useActionData<FormProblem | FormFailure>();
  const [corrected, setCorrected] = useState<{ answer: Answer; names: readonly string[] }>();
  const [address, setAddress] = useState("");
  const [sending, setSending] = useState(false);
  const sent = query.has("sent");

  const problem: FormProblem | undefined =
    answer && ("failed" in answer ? copy.failures[answer.failed] : answer);
  const fixed = corrected?.answer === answer ? corrected?.names : undefined;
  const errors = Object.entries(problem?.errors ?? {}).filter(([name]) => !fixed?.includes(name));
  // In a form with one field, the error beside it needs no summary.
  const isLone = Object.keys(constraints).length === 1 && errors.length > 0;
  const heading = problem?.heading ?? formatCount(copy, "invalid", errors.length, locale);
  const hasSummary = (problem?.heading || errors.length > 0) && !isLone;

  return {
    /** Whether the form is being sent. */
    sending,
    setSending,
    /** Whether the form was stored. */
    sent,
    /** The receipt's text with the submitted address, as long as this page is open. */
    receipt: address && formatMessage(copy.receipt, { address }),
    copy,
    /** The answer whose single error replaces the summary. Changes with each submission. */
    loneError: isLone ? answer : undefined,
    summary: hasSummary
      ? {
          heading,
          text: problem?.text,
          errors: errors.map(([name, error]) => ({ id: prefix + name, error })),
          answer,
          /** Whether it has changed since it was announced. */
          changed: fixed !== undefined,
        }
      : undefined,
    /** Formats how many more characters fit. */
    charactersLeft: (count: number) => formatCount(copy, "left", count, locale),
    /** Drops the error of a field. */
    correct(name: string) {
      if (errors.some(([other]) => other === name))
        setCorrected({ answer, names: [...(fixed ?? []), name] });
    },
    rememberAddress: (email: string) => setAddress(email.trim()),
    /** The props of a field. */
    field: (name: FieldName) => ({
      id: prefix + name,
      name,
      ...constraints[name],
      defaultValue: (problem?.values ?? values)[name],
      error: errors.find(([other]) => other === name)?.[1],
      autoFocus: isLone,
    }),
  };
}

export type FormState = ReturnType<typeof useForm>;
