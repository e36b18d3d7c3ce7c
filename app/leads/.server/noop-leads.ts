import type { Leads } from "./service.ts";

const unavailable = async () => ({ outcome: "unavailable" }) as const;

/** For the build, which renders pages but receives no forms. */
export const noopLeads: Leads = {
  submit: unavailable,
  confirm: unavailable,
  unsubscribe: unavailable,
  health: async () => false,
  messages: async () => undefined,
};
