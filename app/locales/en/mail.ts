/** Mails in English. The one to the team is in the language in which the visitor wrote. */
export const mail = {
  /** Asks whether someone really wants the newsletter. */
  confirmation: {
    subject: "Confirm your subscription to the {{brand}} newsletter",
    text: `Hello,

Someone, probably you, asked for the {{brand}} newsletter to be sent to this address. To receive it, open this page and press the button:

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
    heading:
      "Sent from a form on the {{brand}} site on {{time}}. A reply to this mail goes to {{email}}.",
    fields: {
      name: "Name",
      email: "Email",
      company: "Company",
      inquiryType: "Inquiry type",
      subject: "Subject",
      message: "Message",
      job: "Role",
      link: "Résumé or profile",
      note: "Note",
    },
    inquiryTypes: {
      technical: "Technical support",
      business: "Business partnership",
      sales: "Sales inquiry",
      general: "General question",
      feedback: "Feedback",
    },
    colon: ": ",
  },
};
