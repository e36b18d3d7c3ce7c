import type { ReactNode } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import * as styles from "./doors.module.css";

interface DoorProps {
  /** `heading` contains a link. */
  copy: { [key in "question" | "heading" | "text"]: string };
  /** A sample of the work. */
  children: ReactNode;
}

/** A use case: its question above the horizon, a sample of the work below. All of it can be clicked. */
function Door({ copy: { question, heading, text }, children }: DoorProps) {
  return (
    <li className="balanced small">
      <div className={styles.sky}>
        <RichText as="p" className="surface saying medium" text={question} />
      </div>
      <div className={`stack gap-2 ${styles.work}`}>{children}</div>
      <div className={`muted ${styles.name}`}>
        <h3 className="between small-heading">
          <RichText text={heading} />
          <Icon name="arrow" />
        </h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

/** Four use cases below one sky. The sun moves over the one that the pointer is on. */
export function Doors({ copy }: { copy: CopyOf<"home">["doors"] }) {
  const { support, assistant, code, data } = copy;
  const largest = Math.max(...support.causes.map(({ count }) => Number(count)));
  return (
    <ul className={`surface roaming-sun ${styles.doors}`}>
      <Door copy={support}>
        <ul className={`stack gap-2 ${styles.bars}`}>
          {support.causes.map(({ name, count }) => (
            <li key={name}>
              {name}{" "}
              <svg width="100%" height="0.75rem" aria-hidden="true">
                <rect
                  className="estimate"
                  width={`${(100 * Number(count)) / largest}%`}
                  y="3"
                  height="6"
                  rx="1.5"
                />
              </svg>{" "}
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </Door>
      <Door copy={assistant}>
        <RichText as="p" className={styles.draft} text={assistant.draft} />
      </Door>
      <Door copy={code}>
        <pre translate="no">
          {"UPDATE orders\nSET    late = TRUE\n"}
          <mark>{"WHERE  due < NOW();"}</mark>
        </pre>
        <RichText as="p" text={code.answer} />
      </Door>
      <Door copy={data}>
        <svg className={styles.plot} viewBox="0 0 264 58" aria-hidden="true">
          <path className="zero" d="M196 4V40" />
          <path className="interval" d="M52 22H172M52 17v10M172 17v10" />
          <rect className="estimate" x="106" y="15" width="14" height="14" />
          <text x="196" y="54" fill="var(--c-ink-3)" textAnchor="middle">
            {data.zero}
          </text>
        </svg>
        <RichText as="p" text={data.answer} />
      </Door>
    </ul>
  );
}
