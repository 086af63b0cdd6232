import type { Localized, UnderstoodTerm } from '@nukkad/contract';
import { spansOf } from '@nukkad/language/understand/analyse-text.ts';
import type { MeaningNames } from '../store/meaning-names.ts';
import { cityNamed } from '../store/search-places.ts';
import type { Interpretation } from './interpretation.ts';
import { isCalled } from './is-called.ts';
import type { JobQuery } from './job-query.ts';
import { localityOf } from './place.ts';

type NameTools = Pick<JobQuery, 'names' | 'places'>;

function joined(a: Localized, b: Localized): Localized {
  return { en: `${a.en}, ${b.en}`, hi: `${a.hi}, ${b.hi}`, mr: `${a.mr}, ${b.mr}` };
}

/** A work by its own name; of several, the one that is called so, else the profile that all are of. */
function workNames(
  { text }: UnderstoodTerm,
  { understanding }: Interpretation,
  names: MeaningNames,
): Localized | undefined {
  const { profiles = [], subProfiles = [] } = understanding?.work ?? {};
  const keys = [
    ...subProfiles.map((key) => `SUB_PROFILE:${key}`),
    ...profiles.map((key) => `PROFILE:${key}`),
  ];
  const called = keys.find((key) => isCalled(names.get(key), text));
  if (called !== undefined || keys.length === 1) return names.get(called ?? keys[0] ?? '');
  const [profile, ...others] = new Set([...profiles, ...subProfiles.map((key) => key.split('/')[0] ?? '')]);
  return others.length === 0 ? names.get(`PROFILE:${profile}`) : undefined;
}

function localityTerm(
  term: UnderstoodTerm,
  text: Interpretation,
  { names, places }: NameTools,
): UnderstoodTerm {
  const value = localityOf(text, places) ?? term.value;
  const own = names.get(`LOCALITY:${value}`);
  const city = names.get(`CITY:${value.split('/')[0]}`);
  const isCitySaid = text.understood.some(({ kind }) => kind === 'CITY');
  return {
    ...term,
    value,
    names: own && city && !isCitySaid ? joined(own, city) : own,
    position: places.localityByKey.get(value),
  };
}

function cityTerm(term: UnderstoodTerm, { names, places }: NameTools): UnderstoodTerm {
  const city = cityNamed(places, term.value);
  return {
    ...term,
    names: names.get(`CITY:${term.value}`),
    position: city && { latitude: city.latitude, longitude: city.longitude },
  };
}

function named(term: UnderstoodTerm, text: Interpretation, tools: NameTools): UnderstoodTerm {
  if (term.kind === 'LOCALITY') return localityTerm(term, text, tools);
  if (term.kind === 'JOB_PROFILE') return { ...term, names: workNames(term, text, tools.names) };
  return term.kind === 'CITY' ? cityTerm(term, tools) : term;
}

/** What was understood, with what its works and places are called and where each part stands in the text. */
export function nameTerms(job: JobQuery): UnderstoodTerm[] {
  const { analysis, understood, places } = job.reading;
  return understood.map((term, at) => ({
    ...named(term, job.reading, job),
    spans: analysis === null ? [] : spansOf(analysis, places[at] ?? []),
  }));
}
