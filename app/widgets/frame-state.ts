/** What the chat's frame shows: an overlay, the application, or that it can't be reached. */
export interface FrameState {
  readonly phase: "loading" | "ready" | "error";
  /** Counts how often the frame was loaded anew, from 1. */
  readonly attempt: number;
  /** How often the frame has said that it has loaded, which it says of the browser's own error pages too. */
  readonly loads: number;
  /** It is not one of those, as far as can be known. */
  readonly checked: boolean;
}

/**
 * What can happen: the frame has loaded; the overlay has stood for as long as it may; the application was found
 * to be within reach, out of reach, or back; the visitor wants to try again.
 */
export type FrameEvent = "loaded" | "time-up" | "checked" | "unreachable" | "recovered" | "retry";

/** A frame that begins to load. */
export const firstFrame: FrameState = { phase: "loading", attempt: 1, loads: 0, checked: false };

/** A frame that has loaded is ready, and so is one that is merely slow. Only a failed check is a failure. */
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
