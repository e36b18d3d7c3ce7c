import { useActionData, useSearchParams } from "react-router";
import type { Constraints } from "../leads/constraints.ts";
import type { FieldName, Values } from "../leads/schema.ts";

type PerField<T> = Readonly<Partial<Record<FieldName, T>>>;

interface Message {
  readonly heading: string;
  readonly text?: string;
}

/** Why something was not stored, what was typed, and what is wrong with each field. */
export interface FormProblem extends Message {
  readonly values?: Values;
  readonly errors?: PerField<string>;
}

/** Why a form never got to its page: no answer came, or one from before the page. */
export type FailureReason = "noAnswer" | "refused" | "limited";

export interface FormFailure {
  readonly failed: FailureReason;
}

/** What a page's loader says of its form. */
export interface FormView {
  readonly constraints: PerField<Constraints>;
  readonly copy: {
    readonly sending: string;
    readonly trap: string;
    readonly failures: Readonly<Record<FailureReason, Message>>;
  };
}

/** The state of the page's form. Ids of its fields are their names, after a prefix. */
export function useForm({ constraints, copy }: FormView, prefix = "") {
  const [query] = useSearchParams();
  const answer = useActionData<FormProblem | FormFailure>();
  // A new object for each answer, so that the summary takes focus each time.
  const problem: FormProblem | undefined =
    answer && ("failed" in answer ? { ...copy.failures[answer.failed] } : answer);
  return {
    /** The page is the one that a sent form leads to. */
    sent: query.has("sent"),
    answer,
    problem,
    prefix,
    copy,
    /** The properties of a field. */
    field: (name: FieldName) => ({
      id: prefix + name,
      name,
      ...constraints[name],
      defaultValue: problem?.values?.[name],
      error: problem?.errors?.[name],
    }),
  };
}

export type FormState = ReturnType<typeof useForm>;
