import { LANGUAGES } from '@nukkad/contract/constants.ts';
import type { Language } from '@nukkad/contract/shared/shared.domain.ts';

interface Preference {
  readonly tag: string;
  readonly weight: number;
}

function parsePreference(part: string): Preference {
  const [tag = '', ...parameters] = part.split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((entry) => entry.startsWith('q='));
  return { tag: tag.trim().toLowerCase(), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
}

/** The first language of an Accept-Language header that the product supports; undefined if there is none. */
export function languageFromHeader(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const preferences = header.slice(0, 200).split(',').map(parsePreference);
  preferences.sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of preferences) {
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (language && weight > 0) return language;
  }
  return undefined;
}
