import type { Language, Localized } from '@nukkad/contract';
import { titleWithWork } from '@nukkad/domain/job-title.ts';
import { createFormat } from '@nukkad/i18n/create-format.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';

/** Values of a stored notification. Names are stored in all languages. */
export type StoredValues = Readonly<Record<string, string | number | Localized | null>>;

/**
 * Returns the values of a message, formatted in the language of the reader. `at` becomes {{date}} and {{time}},
 * `payMin` and `payMax` become {{salary}}, and `distanceKm` becomes {{distance}}. `cityHi` or `cityMr` replaces
 * {{city}}. `work` is added before {{jobTitle}} unless the title already contains it. Names cannot reorder the words around
 * them (`isolated`).
 */
export function localValues(stored: StoredValues, language: Language): Record<string, string | number> {
  const format = createFormat(language);
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(stored))
    if (value !== null) values[name] = typeof value === 'object' ? value[language] : value;
  const { at, distanceKm } = stored;
  const cityName = language === 'en' ? null : stored[language === 'hi' ? 'cityHi' : 'cityMr'];
  if (typeof cityName === 'string') values.city = cityName;
  const { jobTitle, work } = values;
  if (typeof jobTitle === 'string' && typeof work === 'string')
    values.jobTitle = titleWithWork(jobTitle, work);
  if (typeof at === 'string') {
    values.date = format.date(at);
    values.time = format.time(at);
  }
  if (typeof distanceKm === 'number') values.distance = format.distance(distanceKm);
  if ('payMin' in stored || 'payMax' in stored) {
    const pay = {
      min: (stored.payMin ?? null) as number | null,
      max: (stored.payMax ?? null) as number | null,
    };
    values.salary = format.payAmount(pay) ?? '';
  }
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );
}
