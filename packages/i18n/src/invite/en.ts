export const phrases = {
  title: 'My QR code',
  intro: 'When a friend joins with your code, you both get {{count}} credits.',
  code: 'Your code',
  alt: 'QR code of your referral code {{code}}',
  none: 'We could not find your referral code',
  share: 'Share with friends',
  shareText: 'Find work near home with {{brand}}. Use my code {{code}} and we both get {{count}} credits.',
  copied: 'Code copied',
} as const;
