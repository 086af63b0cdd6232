export const phrases = {
  title: 'My resume',
  frame: 'Your resume',
  none: 'You have no resume yet',
  noneHint: 'Add one, or let us make it from your profile.',
  toProfile: 'To my profile',
  oldWord:
    'Old Word files (.doc) cannot be shown here. Download it to read it, or add your resume as PDF or DOCX.',
  noPreview: 'This file cannot be shown here. Download it to read it.',
  video: {
    heading: 'Show yourself in a minute',
    title: 'Video resume',
    text: 'A video resume is recorded in the mobile app: 10 to 60 seconds about you. It then stands in your profile here too.',
    noApp: 'The mobile app is not in the store yet.',
  },
  linkTitle: 'Resume',
} as const;
