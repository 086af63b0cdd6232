import type { City } from '@nukkad/contract';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { Container } from '../../container.ts';

type Database = Container['database'];

const TTL_MS = 60_000;

async function load({ prisma }: Database): Promise<readonly City[]> {
  const stored = await prisma.city.findMany({
    where: { isRetired: false },
    orderBy: [{ isPopular: 'desc' }, { population: 'desc' }, { slug: 'asc' }],
  });
  return stored.map((city) => ({
    key: city.slug,
    name: city.nameEn,
    names: { en: city.nameEn, hi: city.nameHi ?? city.nameEn, mr: city.nameMr ?? city.nameEn },
    state: city.state,
    position: { latitude: city.latitude, longitude: city.longitude },
    icon: city.icon,
    isPopular: city.isPopular,
  }));
}

/** The cities change with a new seed only, and every visit asks for them. */
const cities = cachedRead(load, TTL_MS);

/** All cities, popular ones first, then by population. */
export function readCities({ database }: Pick<Container, 'database'>): Promise<readonly City[]> {
  return cities.read(database);
}
