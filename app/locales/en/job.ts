/** The page of one job, and what stands there once the job is closed. */
export const job = {
  apply: "Apply for this role",
  glance: "At a glance",
  labels: {
    department: "Department",
    location: "Location",
    remoteFrom: "Remote from",
    employment: "Employment",
    salary: "Salary",
    posted: "Posted",
    openUntil: "Open until",
  },
  description: "The work",
  form: {
    lede: "A name, an address and a link are enough. A person reads every application.",
    name: "Name",
    email: "Email",
    link: "Link to your CV or profile",
    linkHint: "A page or file that opens without an account.",
    note: "Note",
    noteHint: "What would you make clearer? A paragraph is enough.",
    optional: "(optional)",
    send: "Send application",
    privacy:
      "We use what you send to consider your application: see the [privacy policy](/privacy).",
    sent: {
      heading: "Your application is in",
      text: "A person will read it and answer by email.",
      others: "All open roles",
    },
  },
  others: "Other open roles",
  closed: {
    meta: {
      title: "This role is closed",
      description:
        "This role no longer takes applications. The careers page lists the roles that are open today, with their salary ranges.",
    },
    heading: "This role is closed",
    text: "It no longer takes applications. The careers page lists what is open today.",
    all: "All open roles",
  },
};
