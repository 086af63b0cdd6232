export const phrases = {
  how: 'How to allow it',
  names: { MICROPHONE: 'Microphone', NOTIFICATIONS: 'Notifications' },
  again: { MICROPHONE: 'Then press “{{button}}”.', NOTIFICATIONS: 'Then open this page again.' },
  steps: {
    CHROME_ANDROID: 'Tap the icon left of the address, then Permissions, then {{name}}, then Allow.',
    SAMSUNG: 'Tap the lock left of the address, then Permissions, then {{name}}, then Allow.',
    FIREFOX_ANDROID: 'Tap the lock left of the address, then {{name}}, so that it says Allowed.',
    SAFARI_IPHONE:
      'Tap the icon left of the address, then the three dots, then Website Settings, then {{name}}, then Allow.',
    CHROME_DESKTOP: 'Click the icon left of the address and turn {{name}} on.',
    FIREFOX_DESKTOP: 'Click the icon left of the address and remove the block on {{name}}.',
    SAFARI_MAC: 'In the Safari menu, choose Settings for this Website, then {{name}}, then Allow.',
    OTHER: 'Open your browser’s settings for this site and allow {{name}}.',
  },
  iphoneNotifications:
    'In the phone’s Settings, open Notifications, then this site, and turn on Allow Notifications.',
} as const;
