export const phrases = {
  title: 'Messages',
  empty: 'No messages yet',
  emptyHint: 'Write from the page of an applicant. They get your message at once.',
  toPeople: 'See who applied',
  ours: 'You: {{text}}',
  unread_one: '{{count}} new',
  unread_other: '{{count}} new',
  messages: 'Messages with {{name}}',
  you: 'You',
  seen: 'read',
  first: 'You have not written to each other yet. {{name}} gets your first message at once, and can reply.',
  about: 'About {{name}}',
  older: 'Show earlier messages',
  message: 'Your message',
  send: 'Send',
  offline: 'No internet. Your text stays here until you send it.',
  toMessages: 'See all messages',
  templates: 'Ready-made messages',
  templatesHint: 'A press writes it into the box, in the language of {{name}}. You can change it first.',
  templateLabel: {
    call: 'Call me',
    interview: 'Come for an interview',
    papers: 'Bring your papers',
    open: 'The job is still open',
    thanks: 'Thank you',
  },
  template: {
    call: 'Hello {{name}}, this is {{company}} about the job “{{job}}”. Please call us when you have time, or write when we may call you.',
    interview:
      'Hello {{name}}, we would like to meet you for the job “{{job}}”. Which day and time suit you? {{company}}',
    papers:
      'Hello {{name}}, please bring your Aadhaar card and a copy of your certificates for the job “{{job}}”. You keep the originals. {{company}}',
    open: 'Hello {{name}}, the job “{{job}}” is still open. Would you still like to have it? {{company}}',
    thanks:
      'Thank you, {{name}}. We have read your message about the job “{{job}}” and will write to you soon. {{company}}',
  },
} as const;
