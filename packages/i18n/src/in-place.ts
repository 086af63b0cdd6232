import type { Language } from '@nukkad/contract';

/** Rules for the Marathi locative ("in Pune" → "पुण्यात"). The first matching rule applies. */
const MARATHI_ENDINGS: readonly (readonly [ending: RegExp, inPlace: string])[] = [
  // Names that end in "raja" or are rivers do not change: देऊळगाव राजामध्ये, पूर्णामध्ये.
  [/(राजा|पूर्णा)$/, '$1मध्ये'],
  [/या$/, 'यात'],
  [/रा$/, 'ऱ्यात'],
  [/ा$/, '्यात'],
  [/([णळ])े$/, '$1्यात'],
  [/([ीईू])$/, '$1त'],
  [/$/, 'मध्ये'],
];

const WHERE: Record<Language, (place: string) => string> = {
  en: (place) => `in ${place}`,
  hi: (place) => `${place} में`,
  mr: (place) => {
    const [ending, inPlace] = MARATHI_ENDINGS.find(([end]) => end.test(place)) ?? [/$/, 'मध्ये'];
    return place.replace(ending, inPlace);
  },
};

/** Returns "in" with a place, as people say and search it: "in Pune", "पुणे में", "पुण्यात", "नाशिकमध्ये". */
export function inPlace(place: string, language: Language): string {
  // Names in Latin letters take no Marathi ending.
  return language === 'mr' && /[a-z]$/i.test(place) ? `${place} मध्ये` : WHERE[language](place);
}
