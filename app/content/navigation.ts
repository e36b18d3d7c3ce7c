/** A group of links in the documentation's sidebar. */
export interface NavigationGroup {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}
