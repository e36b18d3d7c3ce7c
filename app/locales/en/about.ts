/** The about page, from top to bottom. */
export const about = {
  meta: {
    title: "About: why we build an AI assistant you can check",
    description:
      "Who makes {{brand}}, the AI chat assistant: our mission, vision, team and story, and the four values that decide what we ship. Founded in {{founded}}.",
  },
  hero: {
    heading: "Answers that stand up to a closer look.",
    lede: "{{brand}} is an AI chat assistant made by a team of {{employees}} in {{cities}}. We think an answer is worth having once you can check it.",
    getStarted: "Get started",
    careers: "Work with us",
  },
  aims: {
    heading: "Our mission and vision",
    mission: {
      name: "Mission",
      heading: "Let anyone ask until it’s clear",
      text: "A good question deserves an answer in plain words, with a source to look up and its limits stated. That holds for a Monday-morning email as much as for a clinical study.",
    },
    vision: {
      name: "Vision",
      heading: "Evidence that anyone can read",
      text: "Nobody should have to take an answer on trust because what lies behind it was too long, too technical or in the wrong language.",
    },
  },
  values: {
    heading: "Four values, used daily",
    lede: "They settle arguments. A value that has never settled one is decoration.",
    innovation: {
      heading: "Innovation",
      text: "New only where it helps. A feature ships when it makes an answer clearer, not when it makes a demo longer.",
    },
    accessibility: {
      heading: "Accessibility",
      text: "By keyboard, by voice, in {{languages}}+ languages. If someone can’t use it, it isn’t finished.",
    },
    privacy: {
      heading: "Privacy",
      text: "What you ask is yours. It trains no models, it’s encrypted on the way and where it’s kept, and we set no cookies.",
      link: "Privacy Policy",
    },
    transparency: {
      heading: "Transparency",
      text: "Limits are written down, sample data is labeled, and a wide interval is called wide.",
      link: "Terms and compliance",
    },
  },
  stats: {
    heading: "{{brand}} in numbers: users and conversations",
    lede: "At least {{users}} users have had at least {{conversations}} conversations with {{brand}}.",
    users: { value: "{{users}}+", label: "Users" },
    conversations: { value: "{{conversations}}+", label: "Conversations" },
    uptime: { value: "{{uptime}}", label: "Uptime target" },
    languages: { value: "{{languages}}+", label: "Languages" },
  },
  team: {
    heading: "Our team: who looks after what",
    lede: "They also write the [blog](/blog). In [one post](/blog/interview-three-offices), the founder interviews the other two and answers the same questions.",
    posts: "Posts",
  },
  story: {
    heading: "Our story: it began with a complaint",
    founded: "Founded {{founded}}",
    paragraphs: [
      "Answers were getting faster, and harder to check. A paragraph came back in seconds; finding out whether it was true took the afternoon.",
      "So in {{founded}} we started {{brand}} the other way around: first make answers that can be checked, then make them quick.",
      "Clinical studies are the hardest test of that. Their results come with uncertainty, and people make decisions on them. That’s why the assistant reports what a study says, names its limits and gives no medical advice. The same way of reading turned out to work for a contract, a spreadsheet and a stubborn piece of code.",
      "The sun that you see all over this site stands for the same idea. Things are easier to check by daylight.",
      "{{legalEntity}} is registered in {{jurisdiction}} and belongs to the founder and the team; there are no outside investors. We publish no accounts, but answer questions about them once you’ve signed a confidentiality agreement.",
    ],
  },
  closing: {
    heading: "Ask {{brand}} something difficult",
    text: "The chat opens in your browser. For everything else, write to us: a person answers.",
    getStarted: "Get started",
    contact: "Contact us",
  },
};
