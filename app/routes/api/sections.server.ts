import type { ApiReference } from "../../api-reference/reference.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { PageSection } from "../../ui/docs-sidebar.tsx";

/** The sections of the API page, for its list of contents. */
export function sectionsOf(copy: CopyOf<"api">, { groups }: ApiReference): PageSection[] {
  const operations = groups.flatMap(({ operations }) => operations);
  return [
    { id: "status", level: 2, text: copy.status.heading },
    { id: "endpoints", level: 2, text: copy.endpoints.heading },
    { id: "authentication", level: 2, text: copy.authentication.heading },
    { id: "sandbox", level: 2, text: copy.sandbox.heading },
    { id: "rate-limits", level: 2, text: copy.rateLimits.heading },
    { id: "study-types", level: 2, text: copy.studyTypes.heading },
    { id: "examples", level: 2, text: copy.examples.heading },
    ...operations.map(({ id, summary }) => ({ id, level: 3, text: summary })),
    { id: "webhooks", level: 2, text: copy.webhooks.heading },
    { id: "errors", level: 2, text: copy.errors.heading },
    { id: "support", level: 2, text: copy.support.heading },
  ];
}
