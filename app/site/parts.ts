import type { Part } from "../pages.ts";

/**
 * The optional parts of the site: `false` leaves one out. It then has no page, menu entry, search hit, or line in the sitemap and
 * llms.txt; links to it become plain text, and written answers based only on its pages are left out. Sentences that mention it
 * stay: edit them yourself.
 */
export const parts: Readonly<Partial<Record<Part, boolean>>> = {
  /** Posts, authors and the feed. Without them, the newsletter, whose form is there, and the posts on the home page go, too. */
  blog: true,
  /** Jobs and applications. */
  careers: true,
  /** The form below posts and the pages that its mails link to: who has subscribed could no longer unsubscribe there. */
  newsletter: true,
  /** The form of the contact page. Without it, the page has only addresses. */
  contactForm: true,
  /** The API's reference, terms, OpenAPI documents, catalog and skill. The sandbox, Try it and the changelog go with them. */
  api: true,
  /** The sandbox API under /sandbox. Without it, Try it goes, too, because it calls the sandbox. */
  sandbox: true,
  /** The panel that calls an endpoint from the page. */
  tryIt: true,
  apiChangelog: true,
  /** The tools for assistants at /mcp. */
  mcp: true,
  /**
   * The chat on the home page, and everything that leads to it, such as “Get started”. Leave it on if CHAT_APP_URL names a chat
   * application, which replaces it.
   */
  previewChat: true,
  /** Numbers to call in an emergency. Without them, the chat and the search say “the emergency number where you are”. */
  helplines: true,
  /**
   * Legal pages with their PDFs. Consent lines beside forms still name a privacy policy that is left out, without a link: say in
   * them where yours is. Without `terms`, the tabs of its page with compliance and legal addresses go, too.
   */
  privacy: true,
  terms: true,
  security: true,
  license: true,
  accessibility: true,
};
