import type { ReactNode } from "react";
import { sitePicture } from "../content/site-pictures.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { pictures, type Slot as SlotName } from "../site/pictures.ts";

interface SlotProps {
  name: SlotName;
  /** The sample's drawing, shown without a picture. */
  children?: ReactNode;
}

/** The owner's picture for a place (site/pictures.ts), if there is one. */
export function Slot({ name, children }: SlotProps) {
  const locale = useLocale();
  const picture = pictures[name];
  if (!picture) return children;
  return (
    <img
      className="surface slot"
      {...sitePicture(picture.file)}
      sizes="(min-width: 75rem) 72rem, 100vw"
      alt={picture.alt[locale]}
    />
  );
}
