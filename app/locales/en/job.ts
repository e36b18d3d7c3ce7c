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
  description: "What you’ll do",
  form: {
    lede: "Your name, your email address and a link are enough. A person reads every application.",
    name: "Name",
    email: "Email",
    link: "Link to your résumé or profile",
    linkHint: "A page or file that opens without an account.",
    note: "Note",
    noteHint: "What would you like to improve? A paragraph is enough.",
    optional: "(optional)",
    send: "Send application",
    privacy:
      "We use what you send only to consider your application, and keep it in the EU. If you’re in mainland China, you give your separate consent to this transfer abroad by sending it. See the [Privacy Policy](/privacy#transfer).",
    sent: {
      heading: "Your application is in",
      text: "A person will read it and answer by email within {{applicationReplyDays}} days.",
      others: "All open positions",
    },
  },
  others: "Other open positions",
  closed: {
    meta: {
      title: "This role is closed",
      description:
        "This role no longer takes applications. The careers page lists the positions that are open today, with their salary ranges.",
    },
    heading: "This role is closed",
    text: "It no longer takes applications. The careers page lists what is open today.",
    all: "All open positions",
  },
};
