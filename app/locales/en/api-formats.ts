/** What the Arazzo document and the collections for API clients say, beside what the OpenAPI document does. */
export const apiFormats = {
  /** Arazzo: the steps have the descriptions of their endpoints. */
  study: {
    title: "From a clinical study to its results",
    summary: "Create a study, analyze it, get its results",
    description:
      "What responses contain is not yet published. The outputs and the conditions on bodies are those of the sandbox, which responds with examples.",
    apiKey: "The API key. The default is the sandbox’s test key.",
    study: "The study that is submitted. The default is sample data.",
  },
  /** Variables of the collections. */
  collection: {
    baseUrl: "The sandbox, which needs no account. For the API itself: {origin}",
    apiKey: "The sandbox’s test key. For the API itself, your API key.",
    sandbox: "Sandbox",
  },
};
