import type { GalleryData } from "../gallery.tsx";

/** What each group of the gallery gets, once for each theme. */
export interface GalleryProps {
  readonly data: GalleryData;
  /** Tells the IDs of both themes apart. */
  readonly theme: "light" | "dark";
}
