import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import { states } from '@nukkad/reference-data';

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\b(?:nct of|u\.?t\.? of|the)\b|\(.*?\)|[^\p{L}\p{M} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** As older lists of the government have them. */
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

/** The state's name as it is stored, from how lists write it: in capitals, in Hindi or Marathi, by its code or a former name. */
export function stateNamed(text: string): string | undefined {
  const name = folded(text);
  return byName.get(name) ?? FORMER[name];
}

/** Why a state is refused, with the one that it most likely is. */
export function unknownState(text: string): string {
  const near = nearestName(folded(text), byName.keys());
  const name = near === undefined ? undefined : byName.get(near);
  return `"${text}" is no state that we know${name === undefined ? '' : `: is it "${name}"?`}`;
}

export const stateSlug = (nameEn: string): string =>
  states.find((state) => state.nameEn === nameEn)?.slug ?? '';
