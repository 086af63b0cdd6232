import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import { states } from '@nukkad/reference-data';

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\b(?:nct of|u\.?t\.? of|the)\b|\(.*?\)|[^\p{L}\p{M} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Former names of states that older government lists use, with the current names. */
const FORMER: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'jammu kashmir': 'Jammu and Kashmir',
  'andaman nicobar islands': 'Andaman and Nicobar Islands',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
};

const byName = new Map(
  states.flatMap(({ nameEn, nameHi, nameMr, code }) =>
    [nameEn, nameHi, nameMr, code].map((name) => [folded(name), nameEn] as const),
  ),
);

/** Returns the stored name of a state. Accepts capitals, Hindi, Marathi, the code, and former names. */
export function stateNamed(text: string): string | undefined {
  const name = folded(text);
  return byName.get(name) ?? FORMER[name];
}

/** Returns the error message for an unknown state, with the most similar name. */
export function unknownState(text: string): string {
  const near = nearestName(folded(text), byName.keys());
  const name = near === undefined ? undefined : byName.get(near);
  return `"${text}" is no state that we know${name === undefined ? '' : `: is it "${name}"?`}`;
}

export const stateSlug = (nameEn: string): string =>
  states.find((state) => state.nameEn === nameEn)?.slug ?? '';
