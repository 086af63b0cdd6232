/** Domain names reserved for examples by RFC 2606. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|net|org))?$/i;
const NO_NUMBER = /^\+?(?:91)?[\s-]*0[\s0-]*$/;

function hostOf(text: string): string {
  const at = text.lastIndexOf('@');
  if (at >= 0) return text.slice(at + 1);
  return URL.canParse(text) ? new URL(text).hostname : '';
}

/** Whether a web address, e-mail address or phone number is a reserved example that belongs to nobody. */
export const isExampleValue = (text: string): boolean =>
  EXAMPLE_HOST.test(hostOf(text.trim())) || NO_NUMBER.test(text.trim());
