import { editDistance } from './edit-distance.ts';

const folded = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** The words of a name, in an order of their own: "Min Pay" is near payMin. */
const sortedWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .sort()
    .join('');

/** The name that a misspelt one most likely is; undefined if none is near. */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(text.length / 3));
  const distanceTo = (name: string): number =>
    Math.min(
      editDistance(folded(text), folded(name), most),
      editDistance(sortedWords(text), sortedWords(name), most),
    );
  return [...names]
    .map((name) => ({ name, distance: distanceTo(name) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}
