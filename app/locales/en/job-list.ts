/** The words that all jobs share, wherever they are listed. */
export const jobList = {
  departments: { engineering: "Engineering", product: "Product", other: "Other" },
  employment: { FULL_TIME: "Full time" },
  perYear: "a year",
  remote: "Remote",
  orRemote: "remote",
  requirements: "Requirements",
  benefits: "Benefits",
  details: "Requirements and benefits",
  apply: "Apply",
  /** Read out after "Apply". */
  applyFor: "for {title}",
};
