/** The programming languages of code samples, in the order of their tabs; `lang` is their name in `x-codeSamples`. */
export const sampleLanguages = [
  { id: "curl", label: "curl", lang: "Shell" },
  { id: "python", label: "Python", lang: "Python" },
  { id: "javascript", label: "JavaScript", lang: "JavaScript" },
] as const;
