import type { Dictionary } from "./locales/dictionary.ts";

type Named<Part> = Exclude<keyof Part, "heading" | "lede">;

/** What the pages of features and prices say that one gets. */
type Capability =
  | Named<Dictionary["features"]["core"]>
  | Named<Dictionary["features"]["advanced"]>
  | "starter"
  | "professional"
  | "enterprise";

/** A section of the guide describes what the full chat does, one of the reference what the API does. */
type Place = `/docs#${string}` | `/api#${string}` | "/preview-chat";

/** Where each capability is: one that is nowhere doesn't compile. */
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
