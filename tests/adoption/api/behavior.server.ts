import type { Behaviors, EventsOf } from "../../api/sandbox/types.ts";

/** No endpoint behaves in a way of its own: the sandbox responds with the document's examples. */
export const behaviors: Behaviors = {};

export const eventsOf: EventsOf = async () => ({ data: [] });
