import { createHash, randomBytes } from "node:crypto";
import ipaddr from "ipaddr.js";
import * as v from "valibot";
import { answerFromSite } from "../../api/sandbox/answer.server.ts";
import { SandboxProblem } from "../../api/sandbox/problem.server.ts";
import type { SandboxRow } from "../../api/sandbox/state.server.ts";
import type { Behaviors, Call, EventsOf, Outcome } from "../../api/sandbox/types.ts";
import type { Parameters } from "../../api/sandbox/validate.server.ts";
import type { Json } from "../../api/types.ts";
import { estimateTokens } from "../../chat/assistant/assistant.server.ts";
import { sandbox } from "../../content/sandbox.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { isoTime } from "../../leads/.server/record.ts";
import { signHeaders } from "../../leads/.server/sign-webhook.ts";
import { sandboxPath } from "../../pages.ts";
import { apiFacts } from "../facts.ts";
import { analyze, type StudyRequest, studyRequest } from "./analysis.server.ts";

/*
 * How the sample's API behaves, by the operations of openapi.yaml: an owner with another document replaces this file, or
 * empties `behaviors`, and the sandbox responds with the document's examples.
 */

export const behaviors: Behaviors = {
  "create-conversation": createConversation,
  "get-conversation": async ({ parameters, state, locale }) => ({
    body: conversationOf(String(parameters.id), await state.all(), parameters, locale),
  }),
  "send-message": sendMessage,
  "create-study": createStudy,
  "get-study": async (call) => ({ body: studyOf(await findStudy(call), call) }),
  "analyze-study": analyzeStudy,
  "get-study-results": getResults,
  "subscribe-study-webhook": registerWebhook,
};

/* The fields that count here of requests, which the document's schema has already validated, and of stored rows. */

const content = v.union([
  v.pipe(
    v.string(),
    v.transform((text) => [{ type: "text", text }]),
  ),
  v.array(v.looseObject({ type: v.string(), text: v.optional(v.string()) })),
]);
const conversationFields = {
  model: v.optional(v.string(), "standard"),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
};
const conversationRequest = v.looseObject({
  ...conversationFields,
  message: v.optional(v.object({ content })),
});
const conversationRow = v.looseObject({ ...conversationFields, completed: v.boolean() });
const messageRequest = v.object({
  content,
  model: v.optional(v.string()),
  stream: v.optional(v.boolean(), false),
  complete: v.optional(v.boolean(), false),
});
const messageRow = v.looseObject({ role: v.string(), content });

type Content = v.InferOutput<typeof content>;

async function createConversation({ body, ...call }: Call): Promise<Outcome> {
  const { message, ...fields } = v.parse(conversationRequest, body);
  const id = call.state.createId("conv");
  await call.state.add(id, "conversation", { ...fields, completed: false });
  if (message) await storeExchange(call, id, message.content, fields.model, []);
  const rows = await call.state.all();
  return { body: conversationOf(id, rows, {}, call.locale), location: `/v1/conversations/${id}` };
}

async function sendMessage({ parameters, body, ...call }: Call): Promise<Outcome> {
  const { state } = call;
  const { id, body: row } = await state.find(String(parameters.id), "conversation");
  const conversation = v.parse(conversationRow, JSON.parse(row));
  if (conversation.completed) throw new SandboxProblem("conversationCompleted");
  const message = v.parse(messageRequest, body);
  const earlier = (await state.all()).filter((other) => other.parent === id);
  const chosenModel = message.model ?? conversation.model;
  const answer = await storeExchange(call, id, message.content, chosenModel, earlier);
  if (message.complete) await state.update(id, { ...conversation, completed: true });
  return { body: answer, ...(message.stream && { events: streamOf(answer) }) };
}

/** Stores a message and its answer, which comes from this site. Returns the answer. */
async function storeExchange(
  { state, locale, siteUrl }: Pick<Call, "state" | "locale" | "siteUrl">,
  conversation: string,
  messageContent: Content,
  model: string,
  earlier: readonly SandboxRow[],
) {
  const previous = earlier.map(messageOf).findLast(({ role }) => role === "user");
  const question = textOf(messageContent);
  const { text, sources } = await answerFromSite(
    locale,
    question,
    textOf(previous?.content ?? []),
    siteUrl,
  );
  const message = { role: "user", content: messageContent };
  const fields = {
    role: "assistant",
    model,
    content: [{ type: "text", text }],
    sources,
    usage: { input_tokens: estimateTokens(question), output_tokens: estimateTokens(text) },
    stop_reason: "end",
  };
  const id = state.createId("msg");
  await state.add(state.createId("msg"), conversation, message);
  await state.add(id, conversation, fields, 1);
  return { id, ...fields, created_at: isoTime(state.now + 1) };
}

function streamOf(message: { id: string; content: readonly { text: string }[] }): object[] {
  const text = message.content.map((part) => part.text).join("");
  const pieces = text.match(/.{1,24}/gsu) ?? [];
  return [
    { type: "message.started", id: message.id },
    ...pieces.map((piece) => ({ type: "message.delta", text: piece })),
    { type: "message.completed", message },
  ];
}

function conversationOf(
  id: string,
  rows: readonly SandboxRow[],
  { limit, after }: Parameters,
  locale: Call["locale"],
) {
  const row = rows.find((row) => row.id === id && row.parent === "conversation");
  if (!row) throw new SandboxProblem("unknownId");
  const { completed, ...fields } = v.parse(conversationRow, JSON.parse(row.body));
  const messages = rows.filter(({ parent }) => parent === id);
  const start = after === undefined ? 0 : messages.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) {
    const detail = copyIn(locale, "sandbox").fields.cursor;
    throw new SandboxProblem("invalidBody", { errors: [{ pointer: "after", detail }] });
  }
  const end = start + Number(limit ?? apiFacts.page.usual);
  const page = messages.slice(start, end);
  const hasMore = messages.length > end;
  return {
    id,
    status: completed ? "completed" : "active",
    ...fields,
    created_at: isoTime(row.createdAt),
    messages: {
      data: page.map((message) => ({
        id: message.id,
        ...messageOf(message),
        created_at: isoTime(message.createdAt),
      })),
      has_more: hasMore,
      next_cursor: hasMore ? (page.at(-1)?.id ?? null) : null,
    },
  };
}

function messageOf({ body }: SandboxRow): v.InferOutput<typeof messageRow> {
  return v.parse(messageRow, JSON.parse(body));
}

function textOf(parts: Content): string {
  return parts.map(({ text = "" }) => text).join("\n");
}

const studyRow = v.object({ request: studyRequest, analyzedAt: v.nullable(v.number()) });

type StudyRow = v.InferOutput<typeof studyRow> & Pick<SandboxRow, "id" | "createdAt">;

async function createStudy({ body, ...call }: Call): Promise<Outcome> {
  const request = v.parse(studyRequest, body);
  const id = call.state.createId("std");
  const row = { request, analyzedAt: null };
  await call.state.add(id, "study", row);
  return {
    body: studyOf({ ...row, id, createdAt: call.state.now }, call),
    location: `/api/v1/clinical-studies/${id}`,
  };
}

async function findStudy({ parameters, state }: Call): Promise<StudyRow> {
  return readStudy(await state.find(String(parameters.id), "study"));
}

function readStudy({ id, createdAt, body }: SandboxRow): StudyRow {
  return { id, createdAt, ...v.parse(studyRow, JSON.parse(body)) };
}

async function analyzeStudy(call: Call): Promise<Outcome> {
  const study = await findStudy(call);
  const { status } = statusOf(study, call.state.now);
  if (status !== "created" && status !== "failed") throw new SandboxProblem("analysisStarted");
  const row = { request: study.request, analyzedAt: call.state.now };
  await call.state.update(study.id, row);
  return {
    body: studyOf({ ...study, ...row }, call),
    location: `/api/v1/clinical-studies/${study.id}`,
  };
}

async function getResults(call: Call): Promise<Outcome> {
  const study = await findStudy(call);
  const { status, since } = statusOf(study, call.state.now);
  if (status === "created") {
    const path = `/api/v1/clinical-studies/${study.id}/analyze`;
    throw new SandboxProblem("notStarted", { values: { path } });
  }
  if (status === "failed") {
    const failure = copyIn(call.locale, "sandbox").results.events;
    throw new SandboxProblem("analysisFailed", { values: { failure } });
  }
  if (status !== "completed") {
    const headers = { "Retry-After": String(sandbox.studySeconds) };
    throw new SandboxProblem("notCompleted", { headers });
  }
  const results = analyze(study.request, call.locale);
  return { body: { study_id: study.id, ...results, completed_at: isoTime(since) } };
}

/** The status of a study by the time since its analysis was started, and since when, in milliseconds, it has it. */
function statusOf({ request, analyzedAt, createdAt }: StudyRow, now: number) {
  if (analyzedAt === null || now < analyzedAt)
    return { status: "created", since: createdAt, percent: 0 };
  const analyzing = analyzedAt + sandbox.queueSeconds * 1000;
  const end = analyzedAt + sandbox.studySeconds * 1000;
  if (now < analyzing) return { status: "queued", since: analyzedAt, percent: 0 };
  const percent = Math.floor((100 * (now - analyzing)) / (end - analyzing));
  if (now < end) return { status: "analyzing", since: analyzing, percent };
  return { status: isSound(request) ? "completed" : "failed", since: end, percent: 100 };
}

/** Whether no stratum of a cohort has more events than people. */
function isSound(request: StudyRequest): boolean {
  if (request.study_type !== "observational_cohort") return true;
  const groups = (request.parameters.sites ?? []).flatMap((site) => [site.exposed, site.unexposed]);
  return groups.every(({ events, participants }) => events <= participants);
}

function studyOf(study: StudyRow, { state, locale }: Pick<Call, "state" | "locale">) {
  const { status, since, percent } = statusOf(study, state.now);
  return {
    id: study.id,
    ...study.request,
    status,
    progress_percent: percent,
    ...(status === "failed" && { failure: copyIn(locale, "sandbox").results.events }),
    created_at: isoTime(study.createdAt),
    updated_at: isoTime(since),
  };
}

const studyEvents = ["study.created", "study.progress", "study.completed"];
const webhookRequest = v.looseObject({
  url: v.string(),
  events: v.optional(v.array(v.string()), studyEvents),
});
const webhookRow = v.looseObject({ ...webhookRequest.entries, secret: v.string() });

async function registerWebhook({ body, state, locale }: Call): Promise<Outcome> {
  const request = v.parse(webhookRequest, body);
  if (!isPublic(request.url)) {
    const detail = copyIn(locale, "sandbox").fields.publicAddress;
    throw new SandboxProblem("invalidBody", { errors: [{ pointer: "#/url", detail }] });
  }
  const webhook = { ...request, secret: `whsec_${randomBytes(24).toString("base64")}` };
  const id = state.createId("whk");
  await state.add(id, "webhook", webhook);
  return { body: { id, ...webhook, created_at: isoTime(state.now) } };
}

/** Whether the host of an address looks public. Its name isn't resolved, because nothing is sent there. */
function isPublic(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$|\.$/g, "") ?? "";
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === "unicast";
  return /\.(?!(localhost|local|internal)$)[^.]+$/.test(host);
}

/** The events that the client's webhooks would have received by now, each signed as if it were sent now. */
export const eventsOf: EventsOf = async (state, siteUrl) => {
  const rows = await state.all();
  const events = rows.flatMap((row) => [
    ...(row.parent === "conversation" ? conversationEvents(row, rows) : []),
    ...(row.parent === "study" ? studyEventsOf(row, siteUrl) : []),
  ]);
  const data = rows
    .filter(({ parent }) => parent === "webhook")
    .flatMap((row) => {
      const webhook = v.parse(webhookRow, JSON.parse(row.body));
      return events
        .filter(
          ({ at, payload }) =>
            at >= row.createdAt && at <= state.now && webhook.events.includes(payload.event),
        )
        .sort((a, b) => a.at - b.at)
        .map(({ payload }) => createDelivery(row.id, webhook, JSON.stringify(payload), state.now));
    });
  return { data };
};

interface Event {
  readonly at: number;
  readonly payload: { readonly event: string; readonly [field: string]: Json };
}

function conversationEvents(row: SandboxRow, rows: readonly SandboxRow[]): Event[] {
  const { completed, metadata } = v.parse(conversationRow, JSON.parse(row.body));
  const answers = rows.filter(
    (other) => other.parent === row.id && messageOf(other).role === "assistant",
  );
  const createEvent = (name: string, at: number, data: Record<string, Json>): Event => {
    const fields = { conversation_id: row.id, timestamp: isoTime(at) };
    return { at, payload: { event: name, ...fields, data: { ...data, metadata } } };
  };
  const end = answers.at(-1)?.createdAt ?? row.createdAt;
  return [
    createEvent("conversation.created", row.createdAt, { status: "active" }),
    ...answers.map(({ id, createdAt }) =>
      createEvent("message.sent", createdAt, { status: "active", message_id: id }),
    ),
    ...(completed ? [createEvent("conversation.completed", end, { status: "completed" })] : []),
  ];
}

function studyEventsOf(row: SandboxRow, siteUrl: string): Event[] {
  const study = readStudy(row);
  const { analyzedAt, createdAt, request } = study;
  const copy = copyIn("en", "sandbox").results;
  const createEvent = (name: string, at: number): Event => {
    const { status } = statusOf(study, at);
    const outcome = request.parameters.primary_outcome;
    return {
      at,
      payload: {
        event: name,
        study_id: row.id,
        timestamp: isoTime(at),
        data: {
          status,
          results_url: `${siteUrl}${sandboxPath}/api/v1/clinical-studies/${row.id}/results`,
          summary:
            status === "completed"
              ? analyze(request, "en").summary
              : formatMessage(copy.state, { outcome, status }),
        },
      },
    };
  };
  const events = [createEvent("study.created", createdAt)];
  if (analyzedAt !== null) {
    const lastEvent = isSound(request) ? "study.completed" : "study.progress";
    events.push(createEvent("study.progress", analyzedAt + sandbox.queueSeconds * 1000));
    events.push(createEvent(lastEvent, analyzedAt + sandbox.studySeconds * 1000));
  }
  return events;
}

/** Creates the request that delivers an event, signed as in Standard Webhooks (standardwebhooks.com). */
function createDelivery(
  webhook: string,
  { url, secret }: v.InferOutput<typeof webhookRow>,
  body: string,
  now: number,
): object {
  const digest = createHash("sha256").update(`${webhook} ${body}`).digest("base64url");
  const id = `evt_${digest.replace(/[-_]/g, "").slice(0, 16)}`;
  const signature = signHeaders(secret, id, Math.floor(now / 1000), body);
  const headers = { "content-type": "application/json", ...signature };
  return { webhook_id: webhook, url, headers, body };
}
