/** What the drawing in the features hero says when its trials are moved. */
export const dial = {
  result: {
    sooner: { one: "{count} minute sooner", other: "{count} minutes sooner" },
    later: { one: "{count} minute later", other: "{count} minutes later" },
    none: "no difference",
  },
  caption: {
    sooner: {
      one: "With morning light, people in four trials fell asleep about {count} minute sooner.",
      other: "With morning light, people in four trials fell asleep about {count} minutes sooner.",
    },
    later: {
      one: "With morning light, people in four trials fell asleep about {count} minute later.",
      other: "With morning light, people in four trials fell asleep about {count} minutes later.",
    },
    none: "With morning light, people in four trials fell asleep neither sooner nor later.",
  },
  interval: "95% CI {low} to {high}",
  /** Says the result after a trial has moved; `{interval}` is as above. */
  status: "Pooled: {result}, {interval}.",
  sliders: "Move the sample trials",
  reset: "Reset",
};
