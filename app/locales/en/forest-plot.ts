/** A forest plot in a Markdown text. */
export const forestPlot = {
  label:
    "Forest plot of the table below. Left of the line of no difference: {left}. Right of it: {right}.",
};
