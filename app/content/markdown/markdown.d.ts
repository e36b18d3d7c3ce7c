declare module "*.md" {
  const document: import("./markdown-document.ts").MarkdownDocument;
  export default document;
}
