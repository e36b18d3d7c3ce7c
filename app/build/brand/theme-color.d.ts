/** The page's background in each theme, as `#rrggbb`, from site/tokens.css (`defineThemeColor` of token-colors.ts). */
declare const __THEME_COLOR__: Readonly<Record<"light" | "dark", string>>;
