/** Headings and labels of a resume PDF. */
export const phrases = {
  about: 'About me',
  work: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  fresher: 'Fresher',
  present: 'now',
  level: {
    SSC: '10th (SSC)',
    HSSC: '12th (HSC)',
    UG: 'Graduate',
    PG: 'Postgraduate',
  },
} as const;
