export const phrases = {
  title: 'Allow your location',
  chooseCity: 'Or choose a city. Everything works that way too.',
  settings: 'What we store: see settings',
  steps: {
    CHROME_ANDROID:
      'Tap the icon left of the address, then Permissions, then Location, then Allow. Then tap “{{button}}” again.',
    SAMSUNG:
      'Tap the lock left of the address, then Permissions, then Location, then Allow. Then tap “{{button}}” again.',
    FIREFOX_ANDROID:
      'Tap the lock left of the address, then Location, so that it says Allowed. Then tap “{{button}}” again.',
    SAFARI_IPHONE:
      'Tap the icon left of the address, then the three dots, then Website Settings, then Location, then Allow. In the phone’s Settings, Privacy, Location Services must be on for Safari.',
    CHROME_DESKTOP: 'Click the icon left of the address, turn Location on, and reload the page.',
    FIREFOX_DESKTOP:
      'Click the icon with the cross left of the address, remove the block on Location, and click “{{button}}” again.',
    SAFARI_MAC: 'In the Safari menu, choose Settings for this Website, then Location, then Allow.',
    OTHER: 'Open your browser’s settings for this site and allow Location. Then tap “{{button}}” again.',
  },
} as const;
