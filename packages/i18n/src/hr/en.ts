export const phrases = {
  title: 'Call HR',
  closedTitle: 'HR is not available to take calls right now',
  closedText: 'Unable to contact HR at the moment. Please call between {{from}} and {{to}}.',
  askText_one:
    'Seeing the number takes {{count}} credit. You have {{credits}}. After that it stays free for this job.',
  askText_other:
    'Seeing the number takes {{count}} credits. You have {{credits}}. After that it stays free for this job.',
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
