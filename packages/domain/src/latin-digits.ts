const DEVANAGARI_ZERO = 0x0966;

/** Replaces Devanagari digits by 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
