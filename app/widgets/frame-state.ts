/** What the chat's frame shows: an overlay, the application, or that it can't be reached. */
export interface FrameState {
  readonly phase: "loading" | "ready" | "error";
  /** Counts how often the frame was loaded anew, from 1. */
  readonly attempt: number;
  /** The frame says that it has loaded, which it says of the browser's own error pages too. */
  readonly loaded: boolean;
  /** It is not one of those, as far as can be known. */
  readonly checked: boolean;
}

/**
 * What can happen: the frame has loaded; the overlay has stood for as long as it may; the application was found
 * to be within reach, out of reach, or back; the visitor wants to try again.
 */
export type FrameEvent = "loaded" | "time-up" | "checked" | "unreachable" | "recovered" | "retry";

/** A frame that begins to load. Only somebody else's application has to be checked. */
export function firstFrame({ external }: { external: boolean }): FrameState {
  return { phase: "loading", attempt: 1, loaded: false, checked: !external };
}

/** A frame that has loaded is ready, and so is one that is merely slow. Only a failed check is a failure. */
export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event) {
    case "loaded":
      return settle({ ...state, loaded: true });
    case "checked":
      return settle({ ...state, checked: true });
    case "time-up":
      return state.phase === "loading" ? { ...state, phase: "ready" } : state;
    case "unreachable":
      return { ...state, phase: "error" };
    case "recovered":
    case "retry":
      if (state.phase !== "error") return state;
      return { phase: "loading", attempt: state.attempt + 1, loaded: false, checked: false };
  }
}

function settle(state: FrameState): FrameState {
  const done = state.phase === "loading" && state.loaded && state.checked;
  return done ? { ...state, phase: "ready" } : state;
}
