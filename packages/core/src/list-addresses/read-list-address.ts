import type { Language, ListAddress, ListAddressInput, ListCrumb } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type AddressBook,
  type AddressCity,
  type AddressWork,
  addressBook,
  listPaths,
} from './address-book.ts';

/**
 * Returns the profile of a retired sub-profile, and other works unchanged. Returns undefined for a retired profile,
 * which means a list of all works.
 */
function replaceRetired(book: AddressBook, work: AddressWork): AddressWork | undefined {
  if (!work.isRetired) return work;
  const profile = work.profileKey === null ? undefined : book.workByKey.get(work.profileKey);
  return profile?.isRetired === false ? profile : undefined;
}

function findCity(book: AddressBook, word: string | undefined, language: Language): AddressCity | undefined {
  if (word === undefined) return undefined;
  const city = book.cities.find(word, language);
  if (city === undefined || city.isRetired) throw new AppError('NOT_FOUND');
  return city;
}

function findWork(book: AddressBook, word: string | undefined, language: Language): AddressWork | undefined {
  if (word === undefined) return undefined;
  const work = book.works.find(word, language);
  if (work === undefined) throw new AppError('NOT_FOUND');
  return replaceRetired(book, work);
}

/**
 * Returns the breadcrumbs of a work: the profile if it is a sub-profile, then the work itself. Empty without a work.
 */
function worksDownTo(book: AddressBook, work: AddressWork | undefined): AddressWork[] {
  if (work === undefined) return [];
  const profile = work.profileKey === null ? undefined : book.workByKey.get(work.profileKey);
  return profile === undefined ? [work] : [profile, work];
}

/**
 * Finds the job list of a URL. Its words may be keys, names in any language, or other names of a city and a work.
 * Returns the canonical URL in each language, and the parent lists as breadcrumbs. Throws NOT_FOUND for an unknown or
 * retired city and for an unknown work.
 */
export async function readListAddress(
  { database }: Pick<Container, 'database'>,
  { city: cityWord, work: workWord }: ListAddressInput,
  language: Language,
): Promise<ListAddress> {
  const book = await addressBook.read(database);
  const city = findCity(book, cityWord, language);
  const work = findWork(book, workWord, language);
  const crumbOf = (row: AddressCity | AddressWork, kind?: AddressWork): ListCrumb => ({
    key: row.key,
    names: row.names,
    paths: listPaths(book, city, kind),
  });
  return {
    city: city && { ...crumbOf(city), name: city.filterName, state: city.state },
    works: worksDownTo(book, work).map((one) => crumbOf(one, one)),
  };
}
