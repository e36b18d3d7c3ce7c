/** Questions and answers as they stand on the page (schema.org/FAQPage); answers are plain text. */
export function faqPage(items: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
