/** Built from openapi.yaml and its overlays (vite/api-reference.ts). For loaders only. */
declare module "virtual:api-reference" {
  type Locale = import("../i18n/locales.ts").Locale;

  /** The data of the API page, by language. */
  export const references: Readonly<Record<Locale, import("./reference.ts").ApiReference>>;
  /** The OpenAPI document, by language. */
  export const documents: Readonly<Record<Locale, import("./types.ts").ApiDocument>>;
  /** What changed in the API's description. */
  export const changelog: {
    /** Newest first. */
    readonly releases: readonly import("./changelog/releases.ts").Release[];
    readonly unreleased: readonly import("./changelog/compare.ts").Change[];
  };
  /** The Arazzo document, by language, with the placeholder `{{siteUrl}}`. */
  export const arazzoDocuments: Readonly<Record<Locale, object>>;
}
