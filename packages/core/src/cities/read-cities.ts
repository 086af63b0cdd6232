import type { City, Localized } from '@nukkad/contract';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { addressWord } from '@nukkad/domain/address-word.ts';
import type { Container } from '../container.ts';
import { type AddressBook, addressBook } from '../list-addresses/address-book.ts';

type Database = Container['database'];

const TTL_MS = 60_000;

/** The words of a city's addresses that differ from its names; undefined for nearly all cities. */
function ownWords(names: Localized, { cities, cityById }: AddressBook, id: number): City['ownWords'] {
  const city = cityById.get(id);
  const words = city && cities.wordsOf(city);
  const own = (['hi', 'mr'] as const).flatMap((language) =>
    words && words[language] !== addressWord(names[language]) ? [[language, words[language]]] : [],
  );
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

async function load(database: Database): Promise<readonly City[]> {
  const book = await addressBook.read(database);
  const stored = await database.prisma.city.findMany({
    where: { isRetired: false },
    orderBy: [{ isPopular: 'desc' }, { population: 'desc' }, { slug: 'asc' }],
  });
  return stored.map((row) => {
    const names = { en: row.nameEn, hi: row.nameHi ?? row.nameEn, mr: row.nameMr ?? row.nameEn };
    const own = ownWords(names, book, row.id);
    return { ...cityOf(row, names), ...(own && { ownWords: own }) };
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

/** The cities change with a new seed only, and every visit asks for them. */
const cities = cachedRead(load, TTL_MS);

/** All cities, popular ones first, then by population. */
export function readCities({ database }: Pick<Container, 'database'>): Promise<readonly City[]> {
  return cities.read(database);
}
