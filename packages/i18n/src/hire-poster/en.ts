/** Texts with which a company shares a job. The pay may be empty. */
export const phrases = {
  shareMessage: '{{company}} is hiring: {{title}}, {{place}}. {{pay}} Apply free: {{url}}',
} as const;
