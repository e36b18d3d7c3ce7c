/** The state of the chat's frame: an overlay, the application, or an error message. */
export interface FrameState {
  readonly phase: "loading" | "ready" | "error";
  /** The number of attempts, from 1. */
  readonly attempt: number;
  /** The number of `load` events, which the browser also fires for its error pages. */
  readonly loads: number;
  /** Whether a check has found no error page. */
  readonly checked: boolean;
}

/**
 * The frame has loaded; the time of the overlay is up; a check has found the application reachable, unreachable, or
 * reachable again; the visitor retries.
 */
export type FrameEvent = "loaded" | "time-up" | "checked" | "unreachable" | "recovered" | "retry";

/** The state of a frame that begins to load. */
export const firstFrame: FrameState = { phase: "loading", attempt: 1, loads: 0, checked: false };

/** The state after an event. A frame is ready when it has loaded or is slow; only a failed check is an error. */
export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event) {
    case "loaded":
      return settle({ ...state, loads: state.loads + 1 });
    case "checked":
      return settle({ ...state, checked: true });
    case "time-up":
      return state.phase === "loading" ? { ...state, phase: "ready" } : state;
    case "unreachable":
      return { ...state, phase: "error" };
    case "recovered":
    case "retry":
      if (state.phase !== "error") return state;
      return { ...firstFrame, attempt: state.attempt + 1 };
  }
}

function settle(state: FrameState): FrameState {
  const done = state.phase === "loading" && state.loads > 0 && state.checked;
  return done ? { ...state, phase: "ready" } : state;
}
