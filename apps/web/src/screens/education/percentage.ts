const MARKS_MAX = 100;

/** Parses typed marks: a number from 0 to 100, undefined if blank, null if invalid. */
export function readPercentage(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) && value >= 0 && value <= MARKS_MAX ? value : null;
}
