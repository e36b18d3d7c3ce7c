/**
 * Lets find-in-page and text fragments open inactive tabs before hydration. React renders `hidden` as a boolean only
 * (html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute).
 */
export function hideTabsUntilFound(html: string): string {
  return html.replaceAll(/(<div role="tabpanel"[^>]*) hidden=""/g, '$1 hidden="until-found"');
}
