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
} as const;
