/** What is sent by SMS, one DLT template a language: registered texts may not differ in a single letter. */
export const phrases = {
  code: '{{code}} is your Nukkad Jobs code. It is valid for 5 minutes. Do not share it with anyone.',
} as const;
