import type { TextAnalysis } from './analyse-text.ts';
import { kindOf } from './clauses.ts';
import type { Segment } from './segment.ts';

/**
 * Reads a name that is both a city and an area of another city as the area, if the text names that other city or it is already
 * chosen: Dwarka in "Dwarka, Delhi" is not the city in Gujarat.
 */
export function withAreasOfCities(analysis: TextAnalysis, chosenCity?: string): TextAnalysis {
  const cities = analysis.segments.filter((segment) => kindOf(segment) === 'CITY');
  if (cities.length === 0) return analysis;
  const isNamedBeside = (slug: string | undefined, name: Segment): boolean =>
    slug === chosenCity || cities.some((other) => other !== name && other.matches[0]?.entry.value === slug);
  const segments = analysis.segments.map((segment) => {
    if (!cities.includes(segment)) return segment;
    const areas = segment.matches.filter(
      ({ entry }) => entry.kind === 'LOCALITY' && isNamedBeside(entry.value.split('/')[0], segment),
    );
    return areas.length === 0 ? segment : { ...segment, matches: areas };
  });
  return { ...analysis, segments };
}
