/** A feed, whatever the format. All URLs are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The page that the feed is of. */
  readonly homeUrl: string;
  readonly selfUrl: string;
  /** A square picture. */
  readonly iconUrl: string;
  /** The same, small enough for RSS: 144 pixels wide and high. */
  readonly smallIconUrl: string;
  /** Day of the newest entry, as in 2026-03-12. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Where it stands, and what it is known by. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text. */
  readonly html: string;
  readonly imageUrl: string;
  readonly author: string;
  /** Day of publication, as in 2026-03-12. */
  readonly date: string;
  /** The category and the tags. */
  readonly topics: readonly string[];
}
