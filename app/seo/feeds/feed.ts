/** A feed. All URLs are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The blog's page. */
  readonly homeUrl: string;
  readonly selfUrl: string;
  /** A square image of 144 pixels, the largest width of RSS. */
  readonly iconUrl: string;
  /** ISO 8601 date of the newest entry. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** The URL of the post, which is also the ID of the entry. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The full content. */
  readonly html: string;
  readonly author: string;
  /** ISO 8601 date of publication. */
  readonly date: string;
  /** The category and the tags. */
  readonly topics: readonly string[];
}
