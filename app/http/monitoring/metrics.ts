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
    pageLookups: new Counter({
      name: "site_page_lookups_total",
      help: "Page cache lookups: hit, miss, or bypass (not cached).",
      labelNames: ["result"],
      registers,
    }),
    renderings: new Histogram({
      name: "site_rendering_duration_seconds",
      help: "Pages rendered by React.",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
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
      help: "Forms received: stored, suspected, invalid, limited or unavailable.",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    newsletterSteps: new Counter({
      name: "site_newsletter_steps_total",
      help: "Newsletter confirmations and unsubscriptions, by outcome.",
      labelNames: ["step", "outcome"],
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
    chatRefusals: new Counter({
      name: "site_chat_refusals_total",
      help: "Checks that found the chat application unfit to be embedded, by reason.",
      labelNames: ["reason"],
      registers,
    }),
    chatAnswers: new Counter({
      name: "site_chat_answers_total",
      help: "Answers of the preview chat: written, quoted, model, unknown, declined or crisis.",
      labelNames: ["kind"],
      registers,
    }),
    assistantTokens: new Counter({
      name: "site_assistant_tokens_total",
      help: "Tokens that the assistant's model used: input or output.",
      labelNames: ["type"],
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
    vitalTimes: new Histogram({
      name: "site_web_vital_seconds",
      help: "LCP, INP, FCP and TTFB.",
      labelNames: ["name", "route", "locale"],
      buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
      registers,
    }),
    layoutShifts: new Histogram({
      name: "site_web_vital_layout_shift",
      help: "CLS.",
      labelNames: ["route", "locale"],
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    hydrationErrors: new Counter({
      name: "site_hydration_errors_total",
      help: "Hydration errors, as browsers report them.",
      labelNames: ["route", "locale"],
      registers,
    }),
    chatFeedback: new Counter({
      name: "site_chat_feedback_total",
      help: "Answers of the preview chat that visitors called right (yes) or not (no), by kind of answer.",
      labelNames: ["verdict", "kind"],
      registers,
    }),
    pageFeedback: new Counter({
      name: "site_page_feedback_total",
      help: "Answers (yes or no) to whether a page was helpful, by page of the sitemap.",
      labelNames: ["page", "answer"],
      registers,
    }),
    policyViolations: new Counter({
      name: "site_csp_reports_total",
      help: "Violations of the Content-Security-Policy, as browsers report them.",
      labelNames: ["directive"],
      registers,
    }),
  };
}
