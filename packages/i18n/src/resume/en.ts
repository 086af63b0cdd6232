export const phrases = {
  title: 'My resume',
  frame: 'Your resume',
  none: 'You have no resume yet',
  noneHint: 'Add one, or let us make one from your profile.',
  toProfile: 'Go to my profile',
  oldWord:
    'We cannot show old Word files (.doc) here. Download it to read it, or add your resume as a PDF or DOCX.',
  noPreview: 'We cannot show this file here. Download it to read it.',
  video: {
    heading: 'Introduce yourself in a minute',
    title: 'Video resume',
    text: 'Record 10 to 60 seconds about yourself in the mobile app. The video will show in your profile here too.',
    noApp: 'The mobile app is not available yet.',
  },
  linkTitle: 'Resume',
} as const;
