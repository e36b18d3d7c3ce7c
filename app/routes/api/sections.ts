import { operations } from "../../api-reference/operations.ts";
import type { ApiDocument } from "../../api-reference/types.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { PageSection } from "../../ui/docs-sidebar.tsx";

/** The sections of the API page, for its list of contents: its own, and those that the document has. */
export function sectionsOf(copy: CopyOf<"api">, document: ApiDocument): PageSection[] {
  const { tags, paths, webhooks, components } = document;
  const own = (id: string, { heading }: { heading: string }) => ({ id, level: 2, text: heading });
  return [
    own("endpoints", copy.endpoints),
    own("authentication", copy.authentication),
    own("sandbox", copy.sandbox),
    ...(document["x-rate-limits"] ? [own("rate-limits", copy.rateLimits)] : []),
    ...Object.values(components.schemas).map((schema) => ({
      id: schema["x-anchor"] ?? "",
      level: 2,
      text: schema["x-display-name"] ?? "",
    })),
    own("examples", copy.examples),
    ...operations(paths).map(({ operation: { operationId, summary } }) => ({
      id: operationId,
      level: 3,
      text: summary,
    })),
    ...tags
      .filter((tag) => tag["x-traitTag"])
      .map((tag) => ({ id: tag.name, level: 2, text: tag["x-display-name"] })),
    ...(webhooks ? [own("webhooks", copy.webhooks)] : []),
    own("errors", copy.errors),
    own("support", copy.support),
  ];
}
