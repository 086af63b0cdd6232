const MARKS_MAX = 100;

/** The marks as typed: a number from 0 to 100, undefined where blank, null where it is neither. */
export function readPercentage(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) && value >= 0 && value <= MARKS_MAX ? value : null;
}
