export const phrases = {
  title: 'Call HR',
  closedTitle: 'HR is not taking calls right now',
  closedText: 'You cannot call HR right now. Please call between {{from}} and {{to}}.',
  askText_one:
    'It takes {{count}} credit to see the number. You have {{credits}}. After that, this number is free.',
  askText_other:
    'It takes {{count}} credits to see the number. You have {{credits}}. After that, this number is free.',
  price_one: 'It takes {{count}} credit to see the number. After that, this number is free.',
  price_other: 'It takes {{count}} credits to see the number. After that, this number is free.',
  show_one: 'Show number · {{count}} credit',
  show_other: 'Show number · {{count}} credits',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  callNow: 'Call now',
  spent_one: '{{count}} credit was used. You have {{credits}} left.',
  spent_other: '{{count}} credits were used. You have {{credits}} left.',
  free: 'No credit was used.',
  warning: 'Never pay anyone for a job.',
} as const;
