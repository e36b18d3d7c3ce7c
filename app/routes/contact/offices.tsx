import { useEffect, useState } from "react";
import type { officeViews } from "../../content/offices.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { wallClock } from "../../i18n/wall-clock.ts";
import { site } from "../../site/site.ts";
import * as styles from "../contact.module.css";

/* A tick for each hour of a day; every sixth is long. */
const hourWidth = 13;
const xAt = (hours: number) => 4 + hours * hourWidth;
const ticks = Array.from(
  { length: 25 },
  (_, hour) => `M${xAt(hour)} ${hour % 6 === 0 ? 8 : 11}V15`,
).join("");
const { from, to } = site.officeHours;

interface OfficesProps {
  offices: ReturnType<typeof officeViews>;
  copy: CopyOf<"contact">["offices"];
}

/** The offices and their opening hours. After hydration the browser adds the current time. */
export function Offices({ offices, copy }: OfficesProps) {
  const now = useNow();
  return (
    <>
      <h2 id="offices" className="small-heading">
        {copy.heading}
      </h2>
      <p className="note space-below">{copy.hours}</p>
      {offices.map(({ id, city, lines, timeZone, zone }) => {
        const clock = now && wallClock(now, timeZone);
        return (
          <div className={`stack gap-1 small ${styles.office}`} key={id} data-hydrate="intent">
            <h3 className="between small-heading">
              {city} {clock && <span className="note">{clock.label}</span>}
            </h3>
            <address className="muted">
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            <p className="note dotted">
              <span>{zone.name}</span> <span>{zone.standard}</span>{" "}
              {zone.summer && (
                <span>
                  {copy.summer} {zone.summer}
                </span>
              )}
            </p>
            <svg viewBox="0 0 320 22" aria-hidden="true">
              <path stroke="var(--c-line-ui)" d={`M4 15H316${ticks}`} />
              <path stroke="var(--c-sky-ui)" strokeWidth="3" d={`M${xAt(from)} 15H${xAt(to)}`} />
              {clock && (
                <g fill="var(--c-sun)" stroke="var(--c-bg)" strokeWidth="3">
                  <circle cx={xAt(clock.hours)} cy="15" r="6.5" />
                </g>
              )}
            </svg>
          </div>
        );
      })}
    </>
  );
}

/** The current time, for clocks that show minutes. Undefined on the server and during hydration: cached pages can't have it. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
