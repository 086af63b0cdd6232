/** Texts of SMS, one DLT template for each language. They must equal the registered texts letter by letter. */
export const phrases = {
  code: '{{code}} is your Nukkad Jobs code. It is valid for 5 minutes. Do not share it with anyone.',
  signIn:
    '{{code}} is your code to log in to Nukkad Jobs. It is valid for 5 minutes. Do not share it with anyone.',
} as const;
