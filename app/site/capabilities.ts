import type { Dictionary } from "./locales/dictionary.ts";

type Named<Part> = Exclude<keyof Part, "heading" | "lede">;

/** What the features and pricing pages promise. */
type Capability =
  | Named<Dictionary["features"]["core"]>
  | Named<Dictionary["features"]["advanced"]>
  | "starter"
  | "professional"
  | "enterprise";

/** A place that describes a capability: the guide to the full chat, the reference of the API, or the preview chat itself. */
type Place = `/docs#${string}` | `/api#${string}` | "/preview-chat";

/** The places that describe each capability. The type requires at least one for each. */
export const capabilities: Readonly<Record<Capability, readonly [Place, ...Place[]]>> = {
  models: ["/docs#model-selection", "/api#create-conversation"],
  files: ["/docs#file-upload", "/api#send-message"],
  voice: ["/docs#voice-interaction"],
  languages: ["/docs#multilingual", "/preview-chat"],
  speed: ["/docs#homepage-chat", "/api#streaming"],
  followUp: ["/docs#smart-understanding", "/preview-chat"],
  customizable: ["/docs#custom-instructions", "/api#create-conversation"],
  api: ["/api#endpoints"],
  analytics: ["/api#webhooks"],
  automation: ["/api#webhooks"],
  starter: ["/api#rate-limits", "/docs#api-key"],
  professional: ["/api#rate-limits", "/docs#api-key"],
  enterprise: ["/api#rate-limits", "/api#authentication", "/docs#support"],
};
