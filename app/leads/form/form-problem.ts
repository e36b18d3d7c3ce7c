import type { FieldName, Values } from "../schema.ts";

export type PerField<T> = Readonly<Partial<Record<FieldName, T>>>;

export interface Message {
  readonly heading: string;
  readonly text?: string;
}

/** Why a form was not stored, with its values: a message, or errors of fields. */
export interface FormProblem extends Partial<Message> {
  readonly values?: Values;
  readonly errors?: PerField<string>;
}

/** Why a form did not reach its action: no response, or one of middleware or a proxy. */
export type FailureReason = "noAnswer" | "refused" | "limited";

export interface FormFailure {
  readonly failed: FailureReason;
}
