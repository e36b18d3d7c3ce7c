import type { Leads } from "./service.ts";

const unavailable = async () => ({ outcome: "unavailable" }) as const;

/** Takes nothing: for the build, which renders pages that nobody posts to. */
export const closedLeads: Leads = {
  submit: unavailable,
  confirm: unavailable,
  unsubscribe: unavailable,
  health: async () => false,
  messages: async () => undefined,
};
