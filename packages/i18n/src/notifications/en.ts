export const phrases = {
  title: 'Notifications',
  none: 'No notifications yet',
  noneHint: 'News about your applications and new jobs near you come here.',
  new: 'New',
  clearAll: 'Clear all',
  clearAllTitle: 'Clear all notifications?',
  deleteOne: 'Delete this notification',
  preferences: 'Choose notifications',
  preferencesHint: 'What is not ticked is never sent.',
  disabled: 'Disable notification successfully',
  enabled: 'Enable notification successfully',
  changed: 'Your choice is saved',
} as const;
