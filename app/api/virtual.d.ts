/** Built from site/api/openapi.yaml and its overlays (build/vite/api-reference.ts). For loaders and the sandbox only. */
declare module "virtual:api-reference" {
  type Texts = Readonly<Record<import("../i18n/locales.ts").Locale, string>>;

  /** What the API page shows, as JSON with `{{siteUrl}}`, by language. */
  export const references: Texts;
  /** The OpenAPI document, likewise. */
  export const documents: Texts;

  /** Compiled by Ajv: by the ID of the operation, `.parameters` for those of its path, query and headers, or `.body`. */
  export const validators: Readonly<
    Record<string, import("ajv").ValidateFunction<unknown> | undefined>
  >;
}
