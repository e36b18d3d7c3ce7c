import { useState } from "react";
import { useActionData, useLocation, useSearchParams } from "react-router";
import { formatCount, formatMessage } from "../../i18n/format-message.ts";
import { localeOf } from "../../i18n/paths.ts";
import type { Constraints } from "../constraints.ts";
import { shortenEmail } from "../email.ts";
import type { FieldName, Values } from "../schema.ts";
import type { FailureReason, FormFailure, FormProblem, Message, PerField } from "./form-problem.ts";

/** The data of a form from its page's loader. */
export interface FormView {
  readonly constraints: PerField<Constraints>;
  /** What is filled in to begin with. */
  readonly values: Values;
  readonly copy: {
    readonly sending: string;
    readonly trap: string;
    readonly invalid_other: string;
    readonly left_other: string;
    readonly receipt: string;
    readonly failures: Readonly<Record<FailureReason, Message>>;
  };
}

type Answer = FormProblem | FormFailure | undefined;

/** The state of a form. The IDs of its fields are their names with a prefix. */
export function useForm({ constraints, copy, values }: FormView, prefix = "") {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const answer: Answer = useActionData<FormProblem | FormFailure>();
  const [corrected, setCorrected] = useState<{ answer: Answer; names: readonly string[] }>();
  const [address, setAddress] = useState("");
  const names = Object.keys(constraints);
  const sent = query.has("sent");

  const problem: FormProblem | undefined =
    answer && ("failed" in answer ? copy.failures[answer.failed] : answer);
  const gone = corrected?.answer === answer ? corrected?.names : undefined;
  const errors = Object.entries(problem?.errors ?? {}).filter(([name]) => !gone?.includes(name));
  // In a form with one field, the error beside it says everything.
  const isLone = names.length === 1 && errors.length > 0;
  const heading = problem?.heading ?? formatCount(copy, "invalid", errors.length, locale);
  const isSummed = (problem?.heading || errors.length > 0) && !isLone;

  return {
    /** Whether the form was stored. */
    sent,
    /** What the receipt says of the address that was given, as long as this page is open. */
    receipt: address && formatMessage(copy.receipt, { address }),
    copy,
    names,
    /** The error that replaces the summary has changed if this has. */
    loneError: isLone ? answer : undefined,
    summary: isSummed
      ? {
          heading,
          text: problem?.text,
          errors: errors.map(([name, error]) => ({ id: prefix + name, error })),
          answer,
          /** Whether it has changed since it was announced. */
          changed: gone !== undefined,
        }
      : undefined,
    /** Says how many more characters fit into a text. */
    charactersLeft: (count: number) => formatCount(copy, "left", count, locale),
    /** Drops the error of a field. */
    correct(name: string) {
      if (!errors.some(([other]) => other === name)) return;
      setCorrected((last) => {
        const others = last?.answer === answer ? last?.names : undefined;
        return { answer, names: [...(others ?? []), name] };
      });
    },
    rememberAddress: (email: string) => setAddress(shortenEmail(email)),
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
