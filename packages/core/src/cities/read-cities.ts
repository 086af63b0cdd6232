import type { City, Localized } from '@nukkad/contract';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { addressWord } from '@nukkad/domain/address-word.ts';
import type { Container } from '../container.ts';
import { type AddressBook, addressBook } from '../list-addresses/address-book.ts';
import { countJobsOfCities } from './cities.queries.ts';

type Database = Container['database'];

const TTL_MS = 60_000;
const COUNTS_TTL_MS = 300_000;

/** The number of open jobs by city id. It is cached longer than the cities, because counting reads all open jobs. */
const jobsOfCities = cachedRead(
  async (database: Database) =>
    new Map((await database.batchQuery(countJobsOfCities())).map(({ id, jobs }) => [id, jobs])),
  COUNTS_TTL_MS,
);

/** Returns the URL words of a city that differ from its names, by language. Undefined for nearly all cities. */
function urlWords(names: Localized, { cities, cityById }: AddressBook, id: number): City['ownWords'] {
  const city = cityById.get(id);
  const words = city && cities.wordsOf(city);
  const different = (['hi', 'mr'] as const).flatMap((language) =>
    words && words[language] !== addressWord(names[language]) ? [[language, words[language]]] : [],
  );
  return different.length === 0 ? undefined : Object.fromEntries(different);
}

async function load(database: Database): Promise<readonly City[]> {
  const book = await addressBook.read(database);
  const stored = await database.prisma.city.findMany({
    where: { isRetired: false },
    orderBy: [{ isPopular: 'desc' }, { population: 'desc' }, { slug: 'asc' }],
  });
  const counts = await jobsOfCities.read(database);
  return stored.map((row) => {
    const names = { en: row.nameEn, hi: row.nameHi ?? row.nameEn, mr: row.nameMr ?? row.nameEn };
    const ownWords = urlWords(names, book, row.id);
    const openJobs = row.isPopular ? (counts.get(row.id) ?? 0) : undefined;
    return {
      ...cityOf(row, names),
      ...(openJobs !== undefined && { openJobs }),
      ...(ownWords && { ownWords }),
    };
  });
}

type CityFields = Awaited<ReturnType<Database['prisma']['city']['findMany']>>[number];

function cityOf(city: CityFields, names: Localized): City {
  return {
    key: city.slug,
    name: city.nameEn,
    names,
    state: city.state,
    position: { latitude: city.latitude, longitude: city.longitude },
    icon: city.icon,
    isPopular: city.isPopular,
  };
}

/** Cached, because every visit needs the cities and they change rarely. */
const cities = cachedRead(load, TTL_MS);

/** Returns all cities: popular ones first, then by population. */
export function readCities({ database }: Pick<Container, 'database'>): Promise<readonly City[]> {
  return cities.read(database);
}
