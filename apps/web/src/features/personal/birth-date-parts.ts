/** Day, month and year of a date as numbers without leading zeros; empty if not chosen yet. */
export interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const NONE: BirthDateParts = { day: '', month: '', year: '' };

/** Splits a date of the form YYYY-MM-DD. Returns empty parts for any other text. */
export function splitDay(text: string): BirthDateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return NONE;
  return { year, month: String(Number(month)), day: String(Number(day)) };
}

/** Returns the date as YYYY-MM-DD, which may not exist; an empty text while a part is missing. */
export function joinParts({ day, month, year }: BirthDateParts): string {
  if (day === '' || month === '' || year === '') return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
