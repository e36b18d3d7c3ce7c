/** The programming languages of code samples, in the order of their tabs. */
export const sampleLanguages = [
  { id: "curl", label: "curl" },
  { id: "python", label: "Python" },
  { id: "javascript", label: "JavaScript" },
  { id: "go", label: "Go" },
  { id: "php", label: "PHP" },
] as const;

/** Code by its language. */
export type Samples = Readonly<Record<(typeof sampleLanguages)[number]["id"], string>>;
