/** The tabs of code samples in their order, each with the language of its code. */
export const sampleLanguages = [
  { id: "curl", label: "curl", language: "bash" },
  { id: "python", label: "Python", language: "python" },
  { id: "javascript", label: "JavaScript", language: "javascript" },
  { id: "go", label: "Go", language: "go" },
  { id: "php", label: "PHP", language: "php" },
] as const;

/** Code by its language. */
export type Samples = Readonly<Record<(typeof sampleLanguages)[number]["id"], string>>;
