import { FACET_NAMES, type Facets } from '../facets.ts';
import type { Area } from './estimate.ts';
import type { Statistics } from './statistics.ts';
import { isAnythingOff } from './switched-off.ts';

/** Choices of one state of the statistics; about a megabyte of them. */
const CHOICES_MAX = 5000;
const choices = new WeakMap<Statistics, Map<string, unknown>>();

/** What was chosen before for as good as the same: weighing all ways costs more than the shortest of them. */
export function memoized<Choice>(statistics: Statistics, key: string, choose: () => Choice): Choice {
  if (isAnythingOff()) return choose();
  const known = choices.get(statistics) ?? new Map<string, unknown>();
  choices.set(statistics, known);
  const before = known.get(key);
  if (before !== undefined) return before as Choice;
  const choice = choose();
  if (known.size >= CHOICES_MAX) known.clear();
  known.set(key, choice);
  return choice;
}

/** Fiftieths of a degree, some two kilometres. */
const PARTS_OF_A_DEGREE = 50;
const about = (degrees: number): number => Math.round(degrees * PARTS_OF_A_DEGREE);

/** A search as choices see it: its place is about where others look from too. */
export function aboutSearch(area: Area | null, facets: Facets): string {
  const where = area && `${about(area.centre.latitude)},${about(area.centre.longitude)},${area.radiusKm}`;
  return `${where} ${FACET_NAMES.map((facet) => facets[facet]).join(' ')}`;
}
