import type { CopyOf } from "../../i18n/copy.server.ts";
import * as card from "../../ui/card.module.css";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import * as styles from "./core-features.module.css";
import * as speech from "./speech.module.css";
import * as waveformStyles from "./waveform.module.css";

/* The same greeting in several languages; that of the page comes first. */
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

/* Classes of the models, in their order. */
const ranges = [styles.quick, styles.deep, styles.wideRange];

/** The six core features, each with a small drawing. */
export function CoreFeatures({ copy, tag }: CoreFeaturesProps) {
  const { models, files, voice, languages, speed, followUp } = copy;
  const sorted = greetings.toSorted(([a], [b]) => Number(b === tag) - Number(a === tag));
  return (
    <div className={styles.grid}>
      <article className={`balanced ${card.card} ${styles.wide}`}>
        <h3>{models.heading}</h3>
        <p>{models.text}</p>
        <div className={styles.figure}>
          <p className={styles.ends} data-markdown="skip">
            <span>{models.quicker}</span>
            <span>{models.deeper}</span>
          </p>
          <ul className={styles.models}>
            {models.items.map(({ name, use }, index) => (
              <li key={name}>
                <b>{name}</b>
                <span className={`${styles.range} ${ranges[index]}`} />
                <small>{use}</small>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <article className={`balanced ${card.card} ${styles.third}`}>
        <h3>{files.heading}</h3>
        <p>{files.text}</p>
        <ul className={`${styles.files} ${styles.figure}`} data-markdown="skip">
          <li>
            <Icon name="file" />
            <span>{files.document}</span>
            <span className={styles.done}>
              <Icon name="check" />
              {files.read}
            </span>
          </li>
          <li>
            <Icon name="table" />
            <span>{files.table}</span>
            <span className={styles.done}>
              <Icon name="check" />
              {files.read}
            </span>
          </li>
          <li>
            <Icon name="image" />
            <span>{files.image}</span>
            <span>{files.reading}</span>
          </li>
        </ul>
      </article>
      <article className={`balanced ${card.card} ${styles.third}`}>
        <h3>{voice.heading}</h3>
        <p>{voice.text}</p>
        <div className={styles.figure}>
          <Waveform />
        </div>
      </article>
      <article className={`balanced ${card.card} ${styles.wide}`}>
        <h3>
          <RichText text={languages.heading} />
        </h3>
        <p>{languages.text}</p>
        <p className={`${styles.greetings} ${styles.figure}`}>
          {sorted.map(([lang, text], index) => (
            <span key={lang} lang={lang} className={index === 0 ? styles.current : undefined}>
              {text}{" "}
            </span>
          ))}
        </p>
      </article>
      <article className={`balanced ${card.card}`}>
        <h3>{speed.heading}</h3>
        <p>{speed.text}</p>
        <div className={`${styles.figure} ${styles.timeline}`} role="img" aria-label={speed.alt}>
          <i />
          <p>
            <span>{speed.asked}</span>
            <span>{speed.firstWords}</span>
            <span>{speed.limit}</span>
          </p>
        </div>
      </article>
      <article className={`balanced ${card.card}`}>
        <h3>{followUp.heading}</h3>
        <p>{followUp.text}</p>
        <div className={`${styles.figure} ${styles.stack}`}>
          <p className={`${speech.bubble} ${speech.you}`}>{followUp.question}</p>
          <p className={speech.bubble}>
            <RichText text={followUp.reading} />
          </p>
        </div>
      </article>
    </div>
  );
}

/* Half the heights of the bars, the same at every rendering. */
const bars = Array.from({ length: 54 }, (_, index) => {
  const envelope = Math.sin((Math.PI * (index + 2)) / 57);
  const ripple = 0.55 + 0.45 * Math.sin(index * 2.4) * Math.cos(index * 0.9);
  return Math.round(5 + 31 * envelope * ripple);
});

/** A waveform of a spoken sentence, of which a part has been played. */
function Waveform() {
  const path = (from: number, to: number) =>
    bars
      .slice(from, to)
      .map((half, index) => `M${3 + 6 * (from + index)} ${44 - half}v${2 * half}`)
      .join("");
  return (
    <svg
      className={waveformStyles.wave}
      viewBox="0 0 324 88"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={waveformStyles.said} d={path(0, 31)} />
      <path className={waveformStyles.rest} d={path(31, bars.length)} />
    </svg>
  );
}
