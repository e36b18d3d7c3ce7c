/** The careers page, from top to bottom. */
export const careers = {
  meta: {
    title: "Careers: open roles in engineering and product",
    description:
      "Open roles at {{brand}} in engineering and product: {{cities}} or remote. Every listing states its salary range.",
  },
  hero: {
    heading: "Build an assistant |people can check.",
    lede: "We’re a small team in {{cities}}, making answers clear enough to question.",
    roles: "See open roles",
  },
  /** The drawing in the hero: where the sun stands over each office at one moment. */
  day: {
    alt: "One moment of a winter day, as an example:",
    example: "One winter day at",
  },
  culture: {
    heading: "How we work",
    items: [
      {
        heading: "In daylight",
        text: "Decisions are written, and anyone can read them, including the ones we got wrong.",
      },
      {
        heading: "Close to the reader",
        text: "Engineers answer support mail. Designers sit in on study reviews.",
      },
      {
        heading: "Finished small",
        text: "We’d rather ship one careful thing than three loud ones.",
      },
      { heading: "Home by dusk", text: "No heroics. On-call is paid, shared and quiet." },
    ],
  },
  open: {
    heading: "Open roles",
    empty: {
      heading: "More roles coming soon",
      text: "Nothing open here today. Write to us anyway if you know what you’d fix.",
    },
  },
  benefits: {
    heading: "What you get",
    lede: "The same everywhere we hire.",
    items: [
      "Salary ranges on every listing",
      "Equity in every offer",
      "Health cover for you and your family",
      "{{daysOff}} days off a year, truly off",
      "{{parentalLeaveWeeks}} weeks of parental leave",
      "A yearly budget for learning",
      "Remote days whenever you want them",
      "A good chair, wherever you are",
    ],
  },
  team: {
    heading: "From the team",
    quotes: {
      engineer: {
        name: "Elin Berg",
        role: "Full-stack engineer",
        quote:
          "“My first change went live on my second day. My third day was spent writing about what broke.”",
      },
      founder: {
        role: "Founder",
        quote:
          "“Nobody here pretends a wide interval is a narrow one. That’s rarer than it should be.”",
      },
      designer: {
        role: "Product designer",
        quote:
          "“The Chinese copy isn’t translated. It’s written, by someone who reads it at breakfast.”",
      },
    },
  },
  apply: {
    heading: "Don’t see your role?",
    text: "Tell us what you’d make clearer. A paragraph is enough.",
    write: "Write to us",
  },
};
