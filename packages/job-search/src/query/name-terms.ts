import type { Localized, UnderstoodTerm } from '@nukkad/contract';
import { withoutSpans } from '@nukkad/domain/without-spans.ts';
import { spansOf } from '@nukkad/language/understand/analyse-text.ts';
import { worksOf } from '@nukkad/language/understand/understanding.ts';
import { areaWithKey, cityNamed, type MeaningNames, type SearchPlaces } from '../store/search-places.ts';
import type { Interpretation, InterpretedFilter } from './interpretation.ts';
import { isNameOf } from './narrower-name.ts';
import { localityOf } from './resolve.ts';
import { profilesOf } from './terms-of-words.ts';

function joinNames(a: Localized, b: Localized): Localized {
  return { en: `${a.en}, ${b.en}`, hi: `${a.hi}, ${b.hi}`, mr: `${a.mr}, ${b.mr}` };
}

/**
 * Returns the names of an occupation. If the text is ambiguous, prefers the meaning that has the typed name, then the
 * common profile.
 */
function workNames(
  { text, isNegated }: UnderstoodTerm,
  { understanding }: Interpretation,
  names: MeaningNames,
) {
  const works = understanding === null ? [] : worksOf(understanding);
  const work = isNegated
    ? understanding?.excluded.find((part) => part.work?.text === text)?.work
    : (works.find((one) => one.text === text) ?? works[0]);
  const { profiles = [], subProfiles = [] } = work ?? {};
  const keys = [
    ...subProfiles.map((key) => `SUB_PROFILE:${key}`),
    ...profiles.map((key) => `PROFILE:${key}`),
  ];
  const sameName = keys.find((key) => isNameOf(names.get(key), text));
  if (sameName !== undefined || keys.length === 1) return names.get(sameName ?? keys[0] ?? '');
  const [profile, ...others] = profilesOf({ profiles, subProfiles });
  return others.length === 0 ? names.get(`PROFILE:${profile}`) : undefined;
}

type NamedTerm = Pick<UnderstoodTerm, 'value' | 'names' | 'position'>;

/** Adds names to a locality that the search does not cover. The name includes the city, which may be another one. */
function nameUncovered({ value }: UnderstoodTerm, { names }: SearchPlaces): NamedTerm {
  const ofArea = names.get(`LOCALITY:${value}`);
  const ofCity = names.get(`CITY:${value.split('/')[0]}`);
  return { value, names: ofArea && ofCity ? joinNames(ofArea, ofCity) : ofArea };
}

/**
 * Adds names and position to a locality. The name includes the city, unless the text names a city or it is a station, whose
 * own name has the city.
 */
function nameLocality(term: UnderstoodTerm, { interpretation, places }: InterpretedFilter): NamedTerm {
  if (term.isNegated) return { names: places.names.get(`LOCALITY:${term.value}`), value: term.value };
  if (term.isApplied === false) return nameUncovered(term, places);
  const value = localityOf(interpretation, places) ?? term.value;
  const names = places.names.get(`LOCALITY:${value}`);
  const cityNames = places.names.get(`CITY:${value.split('/')[0]}`);
  const hasCity = interpretation.understood.some(({ kind }) => kind === 'CITY');
  const isStation = places.stationByKey.has(value);
  const canJoin = names !== undefined && cityNames !== undefined && !hasCity && !isStation;
  return {
    value,
    names: canJoin ? joinNames(names, cityNames) : names,
    position: areaWithKey(places, value)?.position,
  };
}

function nameTerm(term: UnderstoodTerm, job: InterpretedFilter): Partial<NamedTerm> {
  if (term.kind === 'LOCALITY') return nameLocality(term, job);
  if (term.kind === 'JOB_PROFILE') return { names: workNames(term, job.interpretation, job.places.names) };
  if (term.kind !== 'CITY') return {};
  const city = cityNamed(job.places, term.value);
  return { names: city?.names, position: city?.position };
}

/** Returns the search text with only this one of its places; undefined for a term that is no place or that is searched. */
function textOfPlace(
  { filter, interpretation }: InterpretedFilter,
  leftOut: readonly number[] | undefined,
): string | undefined {
  const { analysis } = interpretation;
  if (leftOut === undefined || analysis === null) return undefined;
  return withoutSpans(filter.text ?? '', spansOf(analysis, leftOut));
}

/** Returns the understood terms with the names of their occupations and places, and with their ranges in the text. */
export function nameTerms(job: InterpretedFilter): UnderstoodTerm[] {
  const { analysis, understood } = job.interpretation;
  return understood.map(({ wordIndexes, leftOut, ...term }) => {
    const placeText = textOfPlace(job, leftOut);
    return {
      ...term,
      ...nameTerm(term, job),
      spans: analysis === null ? [] : spansOf(analysis, wordIndexes),
      ...(placeText !== undefined && { placeText }),
    };
  });
}
