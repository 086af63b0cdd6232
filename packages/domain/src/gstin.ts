const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPE = /^[0-3][0-9][A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Computes the check character of a GSTIN from its first 14 characters. Each character's base-36 value is multiplied by
 * 1 and 2 in turn; the base-36 digits of the products are added. The check character complements the sum to a multiple
 * of 36.
 */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place++) {
    const value = DIGITS.indexOf(first14.charAt(place));
    if (value < 0) throw new RangeError('A GSTIN holds digits and capital letters only');
    const product = value * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** Whether a text has the format and check character of a GSTIN. Does not mean that it is registered. */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text.charAt(14);
}
