/** Mails in English. The one to the team is in the language in which the visitor wrote. */
export const mail = {
  /** Asks whether someone really wants the newsletter. */
  confirmation: {
    subject: "Confirm your subscription to {{brand}}",
    text: `Hello,

someone, probably you, asked for the {{brand}} newsletter to be sent to this address. To receive it, open this page and press the button:

{{confirmUrl}}

The link works once, within {{hours}} hours. If it wasn’t you, do nothing and you won’t hear from us.

Changed your mind? This page takes your address off the list:

{{unsubscribeUrl}}

{{brand}}
{{siteUrl}}
`,
  },
  /** Tells the team of a lead. */
  team: {
    /** In brackets before the subject of a message without an inquiry type. */
    message: "Message",
    application: "Application",
    heading: "Sent with a form of {{brand}} on {{time}}. A reply to this mail goes to {{email}}.",
    fields: {
      name: "Name",
      email: "Email",
      company: "Company",
      inquiryType: "Inquiry type",
      subject: "Subject",
      message: "Message",
      job: "Role",
      link: "CV or profile",
      note: "Note",
    },
    inquiryTypes: {
      technical: "Technical Support",
      business: "Business Partnership",
      sales: "Sales Inquiry",
      general: "General Question",
      feedback: "Feedback",
    },
    colon: ": ",
  },
};
