/**
 * Lets find-in-page and text fragments open inactive tabs before hydration. React 19.3 renders `hidden` as a boolean only
 * (github.com/react/react/issues/24740); once it doesn't, ui/tabs.tsx says `until-found`, and this goes.
 */
export function hideTabsUntilFound(html: string): string {
  return html.replaceAll(/(<div role="tabpanel"[^>]*) hidden=""/g, '$1 hidden="until-found"');
}
