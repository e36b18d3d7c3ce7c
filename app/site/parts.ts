import type { Part } from "../pages.ts";

/**
 * The parts that not every site has: `false` leaves one out. It then has no page, no entry in menus, no line in the sitemap and
 * in llms.txt and no search hit; links to it are plain text, and written answers that rest on its pages alone go. Sentences
 * that speak of it stay, and are yours to mend.
 */
export const parts: Readonly<Partial<Record<Part, boolean>>> = {
  /** Posts, authors and the feed; with it go the newsletter, whose form stands there, and the newest posts on the home page. */
  blog: true,
  /** Jobs and applications. */
  careers: true,
  /** The form below posts and the pages that its mails link to: who has subscribed could no longer unsubscribe there. */
  newsletter: true,
  /** The form of the contact page, which then names addresses alone. */
  contactForm: true,
  /** The API's reference, its terms, OpenAPI documents, catalog and skill; with it go the sandbox, Try it and the API's changelog. */
  api: true,
  /** What answers under /sandbox; Try it, which calls it, goes with it. */
  sandbox: true,
  /** The panel of an endpoint that calls it from the page. */
  tryIt: true,
  apiChangelog: true,
  /** The tools for assistants at /mcp. */
  mcp: true,
  /**
   * The chat on the home page, and all that leads to it, such as “Get started”. Leave it on where CHAT_APP_URL names a chat
   * application, which takes its place.
   */
  previewChat: true,
  /** The numbers to call in need. Without them the chat and the search say “the emergency number where you are”. */
  helplines: true,
  /**
   * Legal pages with their PDFs. Lines of consent beside forms name the privacy policy, and go on to do so without a link: say
   * in them where yours is. Without `terms`, the compliance and the legal addresses go that stand in tabs of its page.
   */
  privacy: true,
  terms: true,
  security: true,
  license: true,
  accessibility: true,
};
