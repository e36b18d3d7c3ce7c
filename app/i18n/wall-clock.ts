/** The local time in a time zone: a label such as "16:20", and the hours since midnight. */
export function wallClock(instant: Date, timeZone: string) {
  const label = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  }).format(instant);
  const [hours = 0, minutes = 0] = label.split(":").map(Number);
  return { label, hours: hours + minutes / 60 };
}
