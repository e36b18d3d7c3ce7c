import { createContext, use } from "react";

/** The state of React Router's router, which its `<Scripts />` writes into the document. */
export interface RouterData {
  readonly context: Readonly<Record<string, unknown>>;
  /** What the loaders returned, encoded. */
  readonly stream: string;
}

/** The URL of the data of a page that the build has rendered, and the origin that replaces `buildOrigin` in it. */
export interface DataFile {
  readonly url: string;
  readonly siteUrl: string;
}

/** What hydrate.ts needs, in place of React Router's `<Scripts />`. */
export interface Entry {
  /** URL of the script that sets the route manifest. */
  readonly manifest: string;
  /** URLs of the modules of each matched route by its ID. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** URL of entry.client.tsx. */
  readonly client: string;
  /** URLs of everything that these import, for the browser to fetch in parallel. */
  readonly preloads: readonly string[];
  readonly data: RouterData | DataFile;
}

/** The entry of the page as JSON, which the server provides. */
export const HydrationContext = createContext("");

/** A data block (html.spec.whatwg.org/multipage/scripting.html#data-block). Hydration keeps what the server wrote. */
export function HydrationData() {
  const json = use(HydrationContext).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}
