import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { sandboxPath } from "../../pages.ts";
import { site } from "../../site.ts";
import { operations } from "../operations.ts";
import type { ApiDocument } from "../types.ts";
import { type SampleRequest, sampleRequest } from "./sample-request.ts";

/** What the collections for API clients have in common. */
export interface Collection {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly folders: readonly Folder[];
  readonly variables: readonly Variable[];
}

interface Folder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly SampleRequest[];
}

interface Variable {
  readonly name: "baseUrl" | "apiKey";
  readonly value: string;
  readonly description: string;
}

/** The endpoints by tag, with variables that lead to the sandbox. */
export function collection(
  document: ApiDocument,
  siteUrl: string,
  copy: CopyOf<"apiFormats">["collection"],
): Collection {
  const { title: name, version, description } = document.info;
  const entries = operations(document.paths);
  return {
    name,
    version,
    description,
    folders: document.tags.map((tag) => ({
      name: tag["x-display-name"],
      description: tag.description,
      requests: entries
        .filter(({ operation }) => operation.tags.includes(tag.name))
        .map((entry) => sampleRequest(entry, document)),
    })),
    variables: [
      {
        name: "baseUrl",
        value: siteUrl + sandboxPath,
        description: formatMessage(copy.baseUrl, { origin: site.api.origin }),
      },
      { name: "apiKey", value: site.api.testKey, description: copy.apiKey },
    ],
  };
}
