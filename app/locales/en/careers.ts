import { everyJob } from "./jobs.ts";

/** The careers page, from top to bottom. */
export const careers = {
  meta: {
    title: "Careers: jobs in engineering and product",
    description:
      "Jobs on the team behind {{brand}}, an AI chat assistant, in {{cities}}, or remote. Every listing states its salary range.",
  },
  hero: {
    heading: "Build an AI assistant people can check.",
    lede: "We’re {{employees}} people in {{cities}}. We make {{brand}}, an AI chat assistant whose answers should stand up to questions.",
    roles: "See open positions",
  },
  /** The drawing in the hero: where the sun stands over each office at one moment. */
  day: {
    alt: "The same moment on a winter day, for example: {clocks}",
    caption: "One winter day at {time} UTC",
  },
  culture: {
    heading: "Our culture: how we work",
    items: [
      {
        heading: "In daylight",
        text: "Decisions are written down, and anyone can read them, including the ones we got wrong.",
      },
      {
        heading: "Close to our users",
        text: "Engineers answer support mail. Designers sit in when we review test answers about studies.",
      },
      {
        heading: "Small and finished",
        text: "We’d rather ship one careful thing than three loud ones.",
      },
      {
        heading: "Home by dusk",
        text: "No heroics. On-call is paid, shared and quiet: one week in six.",
      },
    ],
  },
  open: {
    heading: "Open positions",
    empty: {
      heading: "More roles coming soon",
      text: "No open positions of this kind today. Write to us anyway if you know what you’d fix.",
    },
  },
  benefits: {
    heading: "Benefits: what you get",
    lede: "The same in every job, wherever you work.",
    items: ["A salary range on every listing", ...everyJob],
  },
  team: {
    heading: "What the team says",
  },
  apply: {
    heading: "Don’t see your role?",
    text: "Tell us what you’d like to improve. A paragraph is enough, and you’ll have an answer within {{applicationReplyDays}} days.",
    write: "Write to us",
  },
};
