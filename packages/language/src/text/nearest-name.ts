import { editDistance } from './edit-distance.ts';

const withoutSeparators = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** Returns the words of a name in alphabetical order, so that "Min Pay" is close to payMin. */
const sortedWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .sort()
    .join('');

/** Returns the known name that a misspelt one most likely stands for; undefined if none is close. */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  const max = Math.max(2, Math.floor(text.length / 3));
  const distanceTo = (name: string): number =>
    Math.min(
      editDistance(withoutSeparators(text), withoutSeparators(name), max),
      editDistance(sortedWords(text), sortedWords(name), max),
    );
  const [nearest] = [...names]
    .map((name) => ({ name, distance: distanceTo(name) }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name;
}
