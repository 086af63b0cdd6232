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

/** A retired work's list is that of its profile; a retired profile's that of the whole city. */
function inUse(book: AddressBook, work: AddressWork): AddressWork | undefined {
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
  return inUse(book, work);
}

/** The profile of a sub-profile, then the work itself. */
function worksDownTo(book: AddressBook, work: AddressWork | undefined): AddressWork[] {
  if (work === undefined) return [];
  const profile = work.profileKey === null ? undefined : book.workByKey.get(work.profileKey);
  return profile === undefined ? [work] : [profile, work];
}

/**
 * Finds the list that the words of an address mean: keys, names in any language, and other names of a city or work. Returns
 * its one address in each language and the wider lists above it. Throws `NOT_FOUND` for what never was a city or a work.
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
