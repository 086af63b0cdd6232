export const phrases = {
  title: 'My QR code',
  intro: 'A friend who joins with your code brings both of you {{count}} credits.',
  code: 'Your code',
  alt: 'QR code of your referral code {{code}}',
  none: 'No reference code found',
  share: 'Share with friends',
  shareText: 'Find work near home with {{brand}}. Use my code {{code}} and we both get {{count}} credits.',
  copied: 'Code copied',
} as const;
