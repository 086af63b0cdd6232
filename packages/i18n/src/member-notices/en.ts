/** Texts of notices to members of companies, by type and template. They contain no names of seekers. */
export const phrases = {
  applicants: {
    withdrawn: 'An applicant for {{jobTitle}} has withdrawn. Their details are no longer visible to you.',
  },
} as const;
