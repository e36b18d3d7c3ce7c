import { about } from "./about.ts";
import { api } from "./api.ts";
import { author } from "./author.ts";
import { blog } from "./blog.ts";
import { careers } from "./careers.ts";
import { chrome } from "./chrome.ts";
import { codeBlock } from "./code-block.ts";
import { contact } from "./contact.ts";
import { dial } from "./dial.ts";
import { docs } from "./docs.ts";
import { features } from "./features.ts";
import { filings } from "./filings.ts";
import { forestPlot } from "./forest-plot.ts";
import { forms } from "./forms.ts";
import { home } from "./home.ts";
import { job } from "./job.ts";
import { jobList } from "./job-list.ts";
import { jobs } from "./jobs.ts";
import { languageOffer } from "./language-offer.ts";
import { legal } from "./legal.ts";
import { llms } from "./llms.ts";
import { markdown } from "./markdown.ts";
import { mcp } from "./mcp.ts";
import { newsletter } from "./newsletter.ts";
import { newsletterPages } from "./newsletter-pages.ts";
import { notFound } from "./not-found.ts";
import { pageFoot } from "./page-foot.ts";
import { plans } from "./plans.ts";
import { post } from "./post.ts";
import { previewChat } from "./preview-chat.ts";
import { pricing } from "./pricing.ts";
import { sandbox } from "./sandbox.ts";
import { search } from "./search.ts";
import { terms } from "./terms.ts";
import { tryIt } from "./try-it.ts";

/** All English copy. It is the shape that every other language satisfies. */
export const en = {
  about,
  api,
  author,
  blog,
  careers,
  chrome,
  codeBlock,
  contact,
  dial,
  docs,
  features,
  filings,
  forestPlot,
  forms,
  home,
  job,
  jobList,
  jobs,
  languageOffer,
  legal,
  llms,
  markdown,
  mcp,
  newsletter,
  newsletterPages,
  notFound,
  plans,
  pageFoot,
  post,
  previewChat,
  pricing,
  sandbox,
  search,
  terms,
  tryIt,
};
