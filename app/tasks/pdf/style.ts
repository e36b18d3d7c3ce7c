import type { Locale } from "../../i18n/locales.ts";

/* All lengths in points (1/72 inch). */

/** A4, with margins that also fit US Letter. */
export const page = { size: "A4", left: 82, right: 82, top: 70, bottom: 84 } as const;

/** The colours of the site's light theme (styles/tokens.css). */
export const colors = {
  ink: "#131f2d",
  ink2: "#42505f",
  ink3: "#5b6875",
  sky: "#056198",
  sun: "#feac25",
  line: "#d7dee4",
  code: "#eef2f5",
};

export interface TextStyle {
  readonly size: number;
  /** Distance between the baselines of two lines. */
  readonly leading: number;
  readonly color: string;
  readonly strong?: boolean;
  /** Space above, unless at the top of a page. */
  readonly space: number;
}

export type Styles = Readonly<
  Record<"title" | "lede" | "h2" | "h3" | "body" | "cell" | "small", TextStyle>
>;

const { ink, ink2, ink3 } = colors;

/** Chinese text is smaller and has more leading, as on the site. */
export const stylesByLocale: Record<Locale, Styles> = {
  en: {
    title: { size: 27, leading: 32, color: ink, strong: true, space: 22 },
    h2: { size: 15, leading: 20, color: ink, strong: true, space: 22 },
    h3: { size: 11.5, leading: 16, color: ink, strong: true, space: 14 },
    lede: { size: 12, leading: 18, color: ink2, space: 8 },
    body: { size: 10, leading: 15.5, color: ink, space: 7 },
    cell: { size: 9, leading: 13.5, color: ink, space: 0 },
    small: { size: 8.5, leading: 13, color: ink3, space: 10 },
  },
  zh: {
    title: { size: 25, leading: 33, color: ink, strong: true, space: 22 },
    h2: { size: 14, leading: 20, color: ink, strong: true, space: 22 },
    h3: { size: 11, leading: 17, color: ink, strong: true, space: 14 },
    lede: { size: 11.5, leading: 20, color: ink2, space: 8 },
    body: { size: 9.5, leading: 17, color: ink, space: 7 },
    cell: { size: 8.5, leading: 14, color: ink, space: 0 },
    small: { size: 8, leading: 13, color: ink3, space: 10 },
  },
};
