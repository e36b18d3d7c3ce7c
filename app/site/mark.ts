/**
 * The brand's mark: the view box and the inside of an SVG. It may use colours of tokens.css, as `var(--c-sun)`,
 * and `currentColor`, the colour of the text beside it.
 */
export const mark = {
  viewBox: "0 0 32 32",
  content:
    '<path fill="var(--c-sun)" d="M16 2.5A13.5 13.5 0 0 0 2.5 16v2.7h27V16A13.5 13.5 0 0 0 16 2.5z"/><path fill="currentColor" d="M2.5 21.3h26A13.5 13.5 0 0 1 16 29.5H2.5z"/>',
};
