/** The page's ground in each theme, as `#rrggbb`, from site/tokens.css (`themeColor` of token-colors.ts). */
declare const __THEME_COLOR__: Readonly<Record<"light" | "dark", string>>;
