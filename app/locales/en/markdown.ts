/** Pages as Markdown, and how docs pages offer it. */
export const markdown = {
  /* On docs pages */
  view: "View as Markdown",
  copy: "Copy page",
  copied: "Copied",
  failed: "The page couldn’t be copied. Open it as Markdown and copy it there.",

  /* At the top of a page as Markdown */
  page: "Web page",
  index: "Index of all pages",

  /** In place of a form. */
  form: "Fill in the form on the web page: {link}",
  /** Between a name and what is said of it. */
  colon: ": ",
};
