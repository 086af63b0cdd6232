import type { Localized, UnderstoodTerm } from '@nukkad/contract';
import { spansOf } from '@nukkad/language/understand/analyse-text.ts';
import { cityNamed, type MeaningNames } from '../store/search-places.ts';
import type { Interpretation, InterpretedFilter } from './interpretation.ts';
import { localityOf } from './resolve.ts';
import { isCalled, profilesOf } from './terms-of-words.ts';

function joined(a: Localized, b: Localized): Localized {
  return { en: `${a.en}, ${b.en}`, hi: `${a.hi}, ${b.hi}`, mr: `${a.mr}, ${b.mr}` };
}

/** A work by its own name; of several, the one that is called so, else the profile that all are of. */
function workNames({ text }: UnderstoodTerm, { understanding }: Interpretation, names: MeaningNames) {
  const { profiles = [], subProfiles = [] } = understanding?.work ?? {};
  const keys = [
    ...subProfiles.map((key) => `SUB_PROFILE:${key}`),
    ...profiles.map((key) => `PROFILE:${key}`),
  ];
  const called = keys.find((key) => isCalled(names.get(key), text));
  if (called !== undefined || keys.length === 1) return names.get(called ?? keys[0] ?? '');
  const [profile, ...others] = profilesOf({ profiles, subProfiles });
  return others.length === 0 ? names.get(`PROFILE:${profile}`) : undefined;
}

type Named = Pick<UnderstoodTerm, 'value' | 'names' | 'position'>;

function namedLocality({ value: typed }: UnderstoodTerm, { reading, places }: InterpretedFilter): Named {
  const { names, localityByKey } = places;
  const value = localityOf(reading, places) ?? typed;
  const own = names.get(`LOCALITY:${value}`);
  const city = names.get(`CITY:${value.split('/')[0]}`);
  const isCitySaid = reading.understood.some(({ kind }) => kind === 'CITY');
  const isAlone = own === undefined || city === undefined || isCitySaid;
  return { value, names: isAlone ? own : joined(own, city), position: localityByKey.get(value)?.position };
}

function named(term: UnderstoodTerm, job: InterpretedFilter): Partial<Named> {
  if (term.kind === 'LOCALITY') return namedLocality(term, job);
  if (term.kind === 'JOB_PROFILE') return { names: workNames(term, job.reading, job.places.names) };
  if (term.kind !== 'CITY') return {};
  const city = cityNamed(job.places, term.value);
  return { names: city?.names, position: city?.position };
}

/** What was understood, with what its works and places are called and where each part stands in the text. */
export function nameTerms(job: InterpretedFilter): UnderstoodTerm[] {
  const { analysis, understood } = job.reading;
  return understood.map(({ wordIndexes, ...term }) => ({
    ...term,
    ...named(term, job),
    spans: analysis === null ? [] : spansOf(analysis, wordIndexes),
  }));
}
