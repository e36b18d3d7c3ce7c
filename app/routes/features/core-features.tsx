import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Waveform } from "./waveform.tsx";
import "../../styles/card.css";

/* The same greeting, each in its own language; the page's own language stands first. */
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

/** The six core features, each with a small drawing of itself. */
export function CoreFeatures({ copy, tag }: CoreFeaturesProps) {
  const { models, files, voice, languages, speed, followUp } = copy;
  const sorted = greetings.toSorted(([a], [b]) => Number(b === tag) - Number(a === tag));
  return (
    <div className="bento">
      <article className="card wide">
        <h3>{models.heading}</h3>
        <p>{models.text}</p>
        <div className="fig">
          <p className="ends">
            <span>{models.quicker}</span>
            <span>{models.deeper}</span>
          </p>
          <ul className="models">
            {models.items.map(({ name, use }, index) => (
              <li key={name}>
                <b>{name}</b>
                <span className={`range r${index + 1}`} />
                <small>{use}</small>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <article className="card third">
        <h3>{files.heading}</h3>
        <p>{files.text}</p>
        <ul className="files fig">
          <li>
            <Icon name="file" />
            <span>{files.document}</span>
            <span className="done">
              <Icon name="check" />
              {files.read}
            </span>
          </li>
          <li>
            <Icon name="table" />
            <span>{files.table}</span>
            <span className="done">
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
      <article className="card third">
        <h3>{voice.heading}</h3>
        <p>{voice.text}</p>
        <div className="fig">
          <Waveform />
        </div>
      </article>
      <article className="card wide">
        <h3>
          <RichText text={languages.heading} />
        </h3>
        <p>{languages.text}</p>
        <p className="hello fig">
          {sorted.map(([lang, text], index) => (
            <span key={lang} lang={lang} className={index === 0 ? "on" : undefined}>
              {text}{" "}
            </span>
          ))}
        </p>
      </article>
      <article className="card">
        <h3>{speed.heading}</h3>
        <p>{speed.text}</p>
        <div className="fig tl" role="img" aria-label={speed.alt}>
          <i />
          <p>
            <span>{speed.asked}</span>
            <span>{speed.firstWords}</span>
            <span>{speed.limit}</span>
          </p>
        </div>
      </article>
      <article className="card">
        <h3>{followUp.heading}</h3>
        <p>{followUp.text}</p>
        <div className="fig stack">
          <p className="say you">{followUp.question}</p>
          <p className="say">
            <RichText text={followUp.reading} />
          </p>
        </div>
      </article>
    </div>
  );
}
