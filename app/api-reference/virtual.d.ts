/** Built from openapi.yaml and its overlays (vite/api-reference.ts). For loaders only. */
declare module "virtual:api-reference" {
  type Locale = import("../i18n/locales.ts").Locale;

  /** The data of the API page, by language. */
  export const references: Readonly<Record<Locale, import("./reference.ts").ApiReference>>;
  /** The OpenAPI document, by language. */
  export const documents: Readonly<Record<Locale, import("./types.ts").ApiDocument>>;
}
