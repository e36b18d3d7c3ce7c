import type { PageEvent } from "./events.server.ts";
import { helpfulAnswers } from "./events.ts";

/**
 * Sends the answer to "Was this page helpful?" (ui/page-foot.tsx), and thanks in its place. It is counted, and nothing else of the
 * visitor.
 */
export function sendFeedback(): void {
  addEventListener("submit", (event) => {
    const { target: form, submitter: pressed } = event;
    if (!(form instanceof HTMLFormElement && pressed instanceof HTMLButtonElement)) return;
    if (form.dataset.feedback === undefined) return;
    event.preventDefault();
    if (form.dataset.feedback === "given") return;
    form.dataset.feedback = "given";
    const answer = helpfulAnswers.find((known) => known === pressed.value) ?? "no";
    const helpful: PageEvent = { type: "helpful", path: location.pathname, answer };
    navigator.sendBeacon(form.action, JSON.stringify([helpful]));
    pressed.ariaPressed = "true";
    for (const button of form.querySelectorAll("button")) button.ariaDisabled = "true";
  });
}
