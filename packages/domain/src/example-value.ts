/** Names that RFC 2606 keeps for examples. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|net|org))?$/i;
const NO_NUMBER = /^\+?(?:91)?[\s-]*0[\s0-]*$/;

function hostOf(text: string): string {
  const at = text.lastIndexOf('@');
  if (at >= 0) return text.slice(at + 1);
  return URL.canParse(text) ? new URL(text).hostname : '';
}

/** Whether an address (of a site, or for mail) or a telephone number is one that can belong to nobody. */
export const isExampleValue = (text: string): boolean =>
  EXAMPLE_HOST.test(hostOf(text.trim())) || NO_NUMBER.test(text.trim());
