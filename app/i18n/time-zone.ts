/**
 * The name of a time zone in a language, with its offsets in a year: the usual one and, where clocks
 * are set forward, that of the summer. Both are said, so that a page stays right in every season.
 */
export function timeZoneInWords(timeZone: string, tag: string, year: number) {
  const [standard, summer] = [0, 6]
    .map((month) => offset(timeZone, new Date(Date.UTC(year, month, 15))))
    .toSorted((a, b) => a.hours - b.hours);
  return {
    name: namePart(timeZone, tag, "longGeneric", new Date(Date.UTC(year, 0, 15))),
    standard: standard?.label,
    summer: summer?.hours === standard?.hours ? undefined : summer?.label,
  };
}

/** `UTC−8`, with a real minus sign; and a number to sort by. */
function offset(timeZone: string, date: Date) {
  const text = namePart(timeZone, "en", "shortOffset", date).replace("GMT", "") || "+0";
  return { label: `UTC${text.replace("-", "−")}`, hours: Number(text.replace(":", ".")) };
}

function namePart(
  timeZone: string,
  tag: string,
  timeZoneName: "longGeneric" | "shortOffset",
  date: Date,
): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(date);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
