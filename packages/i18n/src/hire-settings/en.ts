export const phrases = {
  title: 'Settings',
  name: 'Your name',
  saved: 'Saved',
  language: 'Language',
  devices: 'Where you are signed in',
  unknownDevice: 'A device',
  seen: 'Last used {{at}}',
  thisDevice: 'This one',
  signOutThere: 'Sign out',
  signOutOthers: 'Sign out everywhere else',
  signOut: 'Sign out on this device',
  delete: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'You leave all companies, and cannot come back without an invitation. Your name, number, passkeys and questions to us are erased. Jobs and answers of the companies stay.',
  deleteYes: 'Delete',
} as const;
