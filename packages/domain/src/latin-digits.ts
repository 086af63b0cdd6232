const DEVANAGARI_ZERO = 0x0966;

/** A text with the digits of Hindi and Marathi keyboards as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
