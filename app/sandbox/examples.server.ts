import { createHash } from "node:crypto";
import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import {
  createStudyId,
  type StudyState,
  studyAt,
  studyEvent,
  studyStates,
} from "./study.server.ts";

/** A request that an endpoint takes. */
export interface Call {
  readonly operationId: string;
  /** The ID in the path. */
  readonly id: string | undefined;
  readonly body: Buffer;
  readonly locale: Locale;
  readonly siteUrl: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Examples of successes, by operation. What the API responds with is not published: a study is described in the fields of
 * its events, which are, and the others have IDs only.
 */
const examples: Readonly<Record<string, (call: Call) => object>> = {
  "create-conversation": (call) => ({ conversation_id: `sandbox-conversation-${hashOf(call)}` }),
  "get-conversation": ({ id }) => ({ conversation_id: id }),
  "send-message": (call) => ({
    conversation_id: call.id,
    message_id: `sandbox-message-${hashOf(call)}`,
  }),
  "create-study": (call) => {
    const id = createStudyId(hashOf(call), call.now);
    return study({ ...call, id }, "created");
  },
  "get-study": currentStudy,
  "analyze-study": currentStudy,
  "get-study-results": currentStudy,
  "subscribe-study-webhook": (call) => ({
    preview: studyStates.map((state) => studyEvent(state, { ...call, id: undefined })),
  }),
};

/** The example of a success, with a note that it is one. */
export function exampleOf(call: Call): object {
  const { note } = copyIn(call.locale, "sandbox");
  return { ...examples[call.operationId]?.(call), note };
}

function currentStudy(call: Call): object {
  return study(call, studyAt(call.id ?? "", call.now).state);
}

function study(call: Call, state: StudyState): object {
  const { since: time } = studyAt(call.id ?? "", call.now);
  const { study_id, timestamp, data } = studyEvent(state, { ...call, time });
  return { study_id, timestamp, data };
}

/** The same for the same request, which no one has to remember. */
function hashOf({ operationId, id = "", body }: Call): string {
  const parts = JSON.stringify([operationId, id]);
  return createHash("sha256").update(parts).update(body).digest("hex").slice(0, 12);
}
