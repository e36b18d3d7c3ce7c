/** The oldest browsers that scripts and styles are built for: with light-dark(), popover and relative colours (2024). */
export const browsers = ["chrome123", "edge123", "firefox128", "safari17.5"];
