import type { Texts } from "./site.ts";

/** A file in app/site/pictures, and its alternative text; empty if the picture is decorative. */
interface SlotPicture {
  readonly file: string;
  readonly alt: Texts;
}

/** The drawings of the sample that a picture can replace. */
export type Slot = "hero" | "conversation" | "about" | "careers";

/**
 * Pictures in place of drawings of the sample: the dial on the home page and on features, the answer beside its paper on
 * features, the card at the top of the About page, the suns over the offices on the careers page.
 */
export const pictures: Readonly<Partial<Record<Slot, SlotPicture>>> = {};
