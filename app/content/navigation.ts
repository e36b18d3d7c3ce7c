/** A heading of the documentation's sidebar, with its links. */
export interface NavigationGroup {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}
