import { useActionData, useSearchParams } from "react-router";
import type { Constraints } from "../leads/constraints.ts";
import type { FieldName, Values } from "../leads/schema.ts";

type PerField<T> = Readonly<Partial<Record<FieldName, T>>>;

interface Message {
  readonly heading: string;
  readonly text?: string;
}

/** Why a form was not stored, with its values and errors. */
export interface FormProblem extends Message {
  readonly values?: Values;
  readonly errors?: PerField<string>;
}

/** Why a form did not reach its action: no response, or one of middleware or a proxy. */
export type FailureReason = "noAnswer" | "refused" | "limited";

export interface FormFailure {
  readonly failed: FailureReason;
}

/** The data of a form from its page's loader. */
export interface FormView {
  readonly constraints: PerField<Constraints>;
  /** What is filled in to begin with. */
  readonly values: Values;
  readonly copy: {
    readonly sending: string;
    readonly trap: string;
    readonly failures: Readonly<Record<FailureReason, Message>>;
  };
}

/** The state of a form. The IDs of its fields are their names with a prefix. */
export function useForm({ constraints, copy, values }: FormView, prefix = "") {
  const [query] = useSearchParams();
  const answer = useActionData<FormProblem | FormFailure>();
  // A new object for each response, so that the summary takes focus each time.
  const problem: FormProblem | undefined =
    answer && ("failed" in answer ? { ...copy.failures[answer.failed] } : answer);
  return {
    /** Whether the form was stored. */
    sent: query.has("sent"),
    answer,
    problem,
    prefix,
    copy,
    /** The props of a field. */
    field: (name: FieldName) => ({
      id: prefix + name,
      name,
      ...constraints[name],
      defaultValue: (problem?.values ?? values)[name],
      error: problem?.errors?.[name],
    }),
  };
}

export type FormState = ReturnType<typeof useForm>;
