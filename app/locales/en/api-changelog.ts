/** The changelog of the API. What has changed comes from the versions of the OpenAPI document. */
export const apiChangelog = {
  meta: {
    title: "API changelog: what is new and what breaks",
    description:
      "Every change to the documented {{brand}} API by date: endpoints, fields, values, responses and events, with breaking changes marked. Follow it with a feed.",
  },
  heading: "API changelog",
  lede: "What has changed in the documented API of {{brand}}, the AI assistant, since this list was begun. It compares the versions of the OpenAPI document behind the [API reference](/api); older changes are in [Product updates](/blog?category=product-updates).",
  rule: "A change is marked as breaking if code generated from the earlier document may fail because of it. Where an entry removes OAuth 2.0’s grant type, only its name left the document: Enterprise customers use OAuth 2.0 as before.",
  feed: {
    link: "RSS feed",
    title: "{{brand}} API changelog",
    text: "Changes to the documented API of {{brand}}.",
  },
  /** What is in the reference already and not in a release. */
  unreleased: "Since the last release",
  first: "The first version of the document that is compared here.",
  breaking: "Breaking",
  actions: { added: "Added", changed: "Changed", removed: "Removed" },
  kinds: {
    server: "Server {path}",
    authentication: "Authentication {path}",
    endpoint: "Endpoint {path}",
    event: "Event {path}",
    parameter: "Parameter {path}",
    body: "Body of {path}",
    field: "Field {path}",
    value: "Value {path}",
    response: "Response {path}",
  },
  traits: {
    published: { true: "{element}: published", false: "{element}: marked as not yet published" },
    required: { true: "{element}: required", false: "{element}: optional" },
    listed: { true: "{element}: listed values only", false: "{element}: any value" },
    type: "{element}: type from {before} to {after}",
    minimum: "{element}: smallest value from {before} to {after}",
    minLength: "{element}: shortest length from {before} to {after}",
    none: "none",
  },
};
