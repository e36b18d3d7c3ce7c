/** What the chat's frame shows: an overlay, the application, or that it can't be reached. */
export interface FrameState {
  readonly phase: "loading" | "ready" | "error";
  /** Counts how often the frame was loaded anew, from 1. */
  readonly attempt: number;
}

/**
 * What can happen: the frame has loaded; the overlay has stood for as long as it may; the server found
 * the application to be out of reach, or within it; the visitor wants to try again.
 */
export type FrameEvent = "loaded" | "time-up" | "unreachable" | "reachable" | "retry";

export const firstFrame: FrameState = { phase: "loading", attempt: 1 };

/** A frame that has loaded is ready, and so is one that is merely slow. Only the server's check is a failure. */
export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  const { phase, attempt } = state;
  switch (event) {
    case "loaded":
    case "time-up":
      return phase === "loading" ? { phase: "ready", attempt } : state;
    case "unreachable":
      return phase === "error" ? state : { phase: "error", attempt };
    case "reachable":
    case "retry":
      return phase === "error" ? { phase: "loading", attempt: attempt + 1 } : state;
  }
}
