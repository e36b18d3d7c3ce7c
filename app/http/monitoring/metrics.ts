import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What is measured (prometheus.io/docs/practices/naming). Each application has a registry of its own. Every
 * label has a bounded set of values: routes come from the route table, never from a path.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Duration of requests, from the first byte received to the last byte sent.",
      labelNames: ["route", "locale", "status"],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    searches: new Counter({
      name: "site_searches_total",
      help: "Searches by outcome: crisis, direct (a written answer fits), results or nothing.",
      labelNames: ["outcome"],
      registers,
    }),
    leads: new Counter({
      name: "site_leads_total",
      help: "Forms received, newsletter confirmations and unsubscriptions, by outcome.",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    storeUp: new Gauge({
      name: "site_store_up",
      help: "Whether leads can be stored.",
      registers,
    }),
    messages: new Gauge({
      name: "site_outbox_messages",
      help: "Outbox messages: waiting, retried (waiting after a failure) and dead letters.",
      labelNames: ["channel", "state"],
      registers,
    }),
    oldestMessage: new Gauge({
      name: "site_outbox_oldest_seconds",
      help: "Age of the oldest waiting message.",
      labelNames: ["channel"],
      registers,
    }),
    chatReachable: new Gauge({
      name: "site_chat_reachable",
      help: "Whether the embedded chat application answers; always 1 for the built-in preview.",
      registers,
    }),
    chatAnswers: new Counter({
      name: "site_chat_answers_total",
      help: "Answers of the preview chat: written, quoted, model, unknown, declined or crisis.",
      labelNames: ["kind"],
      registers,
    }),
    assistantFallbacks: new Counter({
      name: "site_assistant_fallbacks_total",
      help: "Questions for which the written answers took over from the model, by reason.",
      labelNames: ["reason"],
      registers,
    }),
    pageViews: new Counter({
      name: "site_page_views_total",
      help: "Page views, as browsers report them.",
      labelNames: ["route", "locale"],
      registers,
    }),
    vitals: new Counter({
      name: "site_web_vitals_total",
      help: "Core Web Vitals by rating (web.dev/articles/vitals).",
      labelNames: ["name", "rating", "route", "locale"],
      registers,
    }),
    pageFeedback: new Counter({
      name: "site_page_feedback_total",
      help: "Answers (yes or no) to whether a page was helpful, by page of the sitemap.",
      labelNames: ["page", "answer"],
      registers,
    }),
  };
}
