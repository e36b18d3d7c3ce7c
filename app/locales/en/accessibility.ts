/** What the accessibility statement claims (content/accessibility.ts). */
export const accessibility = {
  /**
   * The checks that run before every release. The end-to-end tests of a check have its name as a tag (e2e/accessibility.ts);
   * a check without tests fails.
   */
  checks: {
    axe: "**Automatic inspection**: on every kind of page, in both languages, in light and dark colors, the axe-core engine finds no violation. Nor does it in the tabs, the search dialog, forms with errors or the preview chat.",
    keyboard:
      "**Keyboard**: the menu, tabs, search, forms, code samples and the preview chat work with the keyboard alone.",
    focus:
      "**Focus**: each page is a document with a title of its own, which screen readers announce. Its first link skips to the content.",
    reflow:
      "**Narrow screens**: no page scrolls sideways at a width of {width} CSS pixels, which is what {zoom}% zoom leaves of a common screen.",
    text: "**Large text**: text can be enlarged to {textSize}% and spaced more widely without being cut off.",
    noJavaScript:
      "**No JavaScript**: every kind of page shows all of its content without JavaScript, and the menu, search, forms and preview chat still work.",
  },
  /** Known limitations, and what has not been tested. */
  limitations: {
    people:
      "**Tests with people**: we haven’t yet tested the website together with people who use assistive technology. Automatic tests find only some of the barriers.",
    chat: "**The chat application**: where the home page shows a chat application from another address, this statement covers the frame around it, its loading and its failure, but not the application itself.",
    pdf: "**PDF documents**: they are tagged with their headings, lists, tables and language, but haven’t been checked against PDF/UA. The same text is on the page from which you download them.",
    wide: "**Wide tables and code**: on narrow screens they scroll sideways within their own area. The keyboard can scroll them, too.",
  },
  complain: "you can complain to {authority}",
  /** Where site.ts names no authority. */
  anyAuthority: "the authority that enforces accessibility law in the country where you live",
};
