import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import * as styles from "./core-features.module.css";
import timeline from "./timeline.svg?raw";
import waveform from "./waveform.svg?raw";

/* A greeting in several languages. The page shows the one in its own language first. */
const greetings = [
  ["en", "Good morning"],
  ["zh-CN", "早上好"],
  ["es", "Buenos días"],
  ["ja", "おはよう"],
  ["fr", "Bonjour"],
  ["ko", "좋은 아침"],
  ["de", "Guten Morgen"],
  ["el", "Καλημέρα"],
  ["pt", "Bom dia"],
  ["ru", "Доброе утро"],
  ["it", "Buongiorno"],
  ["tr", "Günaydın"],
  ["vi", "Chào buổi sáng"],
  ["pl", "Dzień dobry"],
] as const;

interface CoreFeaturesProps {
  copy: CopyOf<"features">["core"];
  /** BCP 47 tag of the page. */
  tag: string;
}

/* The ranges of the models, in their order: where they begin, are best and end, in percent of the scale. */
const ranges = [
  { from: 4, at: 14, to: 30, isWide: false },
  { from: 40, at: 70, to: 88, isWide: false },
  { from: 22, at: 52, to: 97, isWide: true },
] as const;

/** The six core features, each with a small drawing. */
export function CoreFeatures({ copy, tag }: CoreFeaturesProps) {
  const { models, files, voice, languages, speed, followUp } = copy;
  const sorted = greetings.toSorted(([a], [b]) => Number(b === tag) - Number(a === tag));
  return (
    <div className={styles.grid}>
      <article className={`balanced card ${styles.wide}`}>
        <h3>{models.heading}</h3>
        <p>{models.text}</p>
        <div className={styles.figure}>
          <p className={`between note ${styles.ends}`} data-markdown="skip">
            <span>{models.quicker}</span>
            <span>{models.deeper}</span>
          </p>
          <ul className={`stack small ${styles.models}`}>
            {models.items.map(({ name, use }, index) => (
              <li key={name}>
                <b className="strong">{name}</b>
                <Range {...(ranges[index] ?? ranges[0])} />
                <small className="note">{use}</small>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <article className={`balanced card ${styles.third}`}>
        <h3>{files.heading}</h3>
        <p>{files.text}</p>
        <ul className={`stack gap-2 small ${styles.files} ${styles.figure}`} data-markdown="skip">
          {(["document", "table", "image"] as const).map((name) => (
            <li className="row gap-2" key={name}>
              <Icon name={name === "document" ? "file" : name} />
              <span>{files[name]}</span>
              {name === "image" ? (
                <span className="note">{files.reading}</span>
              ) : (
                <span className={`note between gap-1 ${styles.done}`}>
                  <Icon name="check" />
                  {files.read}
                </span>
              )}
            </li>
          ))}
        </ul>
      </article>
      <article className={`balanced card ${styles.third}`}>
        <h3>{voice.heading}</h3>
        <p>{voice.text}</p>
        {/* The waveform of a spoken sentence; the part that has been played is highlighted. */}
        <div className={styles.figure} dangerouslySetInnerHTML={{ __html: waveform }} />
      </article>
      <article className={`balanced card ${styles.wide}`}>
        <RichText as="h3" text={languages.heading} />
        <p>{languages.text}</p>
        <p className={`row ${styles.greetings} ${styles.figure}`}>
          {sorted.map(([lang, text], index) => (
            <span key={lang} lang={lang} className={index === 0 ? "accent" : undefined}>
              {text}{" "}
            </span>
          ))}
        </p>
      </article>
      <article className="balanced card">
        <h3>{speed.heading}</h3>
        <p>{speed.text}</p>
        <div
          className={`stack gap-2 ${styles.figure} ${styles.timeline}`}
          role="img"
          aria-label={speed.alt}
        >
          {/* Ten seconds until an answer. The first words arrive in less than three. */}
          <div dangerouslySetInnerHTML={{ __html: timeline }} />
          <p className="note">
            <span>{speed.asked}</span>
            <span>{speed.firstWords}</span>
            <span>{speed.limit}</span>
          </p>
        </div>
      </article>
      <article className="balanced card">
        <h3>{followUp.heading}</h3>
        <p>{followUp.text}</p>
        <div className={`stack gap-2 ${styles.figure}`}>
          <p className="bubble you">{followUp.question}</p>
          <RichText as="p" className="bubble" text={followUp.reading} />
        </div>
      </article>
    </div>
  );
}

/** The range of questions that a model answers well, drawn as an interval with an estimate. */
function Range({ from, at, to, isWide }: (typeof ranges)[number]) {
  const color = `var(--c-${isWide ? "sun" : "sky"}-ui)`;
  return (
    <svg width="100%" height="14" fill={color} aria-hidden="true">
      <rect fill="var(--c-line)" y="6.5" width="100%" height="1" />
      <rect x={`${from}%`} y="6" width={`${to - from}%`} height="2" rx="1" />
      <svg x={`${at}%`} y="7">
        <path d={isWide ? "M0-7L7 0L0 7L-7 0z" : "M-5-5H5V5H-5z"} />
      </svg>
    </svg>
  );
}
