/** Read from site/tokens.css (build/vite/theme-color.ts). */
declare module "virtual:theme-color" {
  /** The page's ground in each theme, as `#rrggbb`. */
  export const themeColor: Readonly<Record<"light" | "dark", string>>;
}
