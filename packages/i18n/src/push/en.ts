export const phrases = {
  afterApplying: 'Shall we tell you on this device when the company answers? Also when the site is closed.',
  yes: 'Yes, tell me',
  offer: 'News of your applications and messages can come to this device, also when the site is closed.',
  start: 'Turn on',
  on: 'News comes to this device.',
  stop: 'Turn off',
  denied: 'Your browser holds our notifications back',
  deniedHow:
    'To let them through: press the sign before the address of this page, then “Permissions”, “Notifications” and “Allow”. After that, open this page again.',
} as const;
