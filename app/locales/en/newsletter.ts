/** The box with which people subscribe, on the blog. */
export const newsletter = {
  heading: "A letter when there’s something to say",
  text: "One email a month at most. Leave whenever you like.",
  email: "Email",
  subscribe: "Subscribe",
  feeds: "Prefer a reader? Follow the feed:",
};
