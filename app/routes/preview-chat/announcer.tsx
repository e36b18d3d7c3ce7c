import { useCallback, useState } from "react";

interface Announcement {
  readonly id: number;
  readonly text: string;
  /** What says whose text it is, in the page's language. */
  readonly label?: string | undefined;
  /** The language of the text, if it may be another than the page's (BCP 47). */
  readonly lang?: string | undefined;
}

/** What was said last, and how to say something. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState<Announcement>({ id: 0, text: "" });
  const announce = useCallback(
    (text: string, { label, lang }: Omit<Announcement, "id" | "text"> = {}) => {
      setAnnouncement(({ id }) => ({ id: id + 1, text, label, lang }));
    },
    [],
  );
  return { announcement, announce };
}

/** Reads out, also the same text again (WCAG 2.2, 4.1.3). */
export function Announcer({ id, text, label, lang }: Announcement) {
  return (
    <p className="visually-hidden" role="status">
      <span key={id}>
        {label}
        <span lang={lang}>{text}</span>
      </span>
    </p>
  );
}
