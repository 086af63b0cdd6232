type Words = readonly (readonly [words: RegExp, value: string])[];

/** Order matters: "hybrid remote" is partly at home. */
const WORK_PLACES: Words = [
  [/\bhybrid\b|\bpart(?:ly|ially)\b/i, 'BOTH'],
  [/\btelecommute\b|\bremote\b|\bwork from home\b|\bwfh\b|\bat home\b/i, 'HOME'],
  [/\bon-?site\b|\bin[- ]office\b|\bat the workplace\b/i, 'ON_SITE'],
];

/** Order matters: a text that names several times of day means shifts that rotate. */
const HOURS: Words = [
  [/\brotat|\bday (?:and|&|\/) night\b|\bday\/night\b/i, 'ROTATING'],
  [/\bnight/i, 'NIGHT'],
  [/\bweekend/i, 'WEEKEND'],
  [/\bmorning/i, 'MORNING'],
  [/\bevening/i, 'EVENING'],
  [/\bday shift\b|^\s*day\s*$|\bday time\b|\bdaytime\b/i, 'DAY'],
];

const NEGATION = /\bno\b|\bnot\b|\bnon\b/i;

/** Returns the value that a text names; null if it names none, or says what the job is not. */
function namedValue(words: Words, text: string | undefined): string | null {
  if (text === undefined || NEGATION.test(text)) return null;
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * Returns the place of work that the feed's own field for it states (`jobLocationType`, `<remotetype>`); null if
 * the field is absent or unknown. Titles and descriptions are never read for it.
 */
export const statedWorkPlace = (text: string | undefined): string | null => namedValue(WORK_PLACES, text);

/** Returns the hours that the feed's own field for them names (`workHours`, `<shift>`); null for clock times. */
export const statedHours = (text: string | undefined): string | null => namedValue(HOURS, text);
