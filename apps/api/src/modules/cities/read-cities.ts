import type { City } from '@nukkad/contract';
import { PromiseCache } from '@nukkad/promise-cache';
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

/** The cities change with a new seed only, and every visit asks for them. A process has one database, a test maybe two. */
const cache = new PromiseCache<Database, readonly City[]>({ load, ttl: TTL_MS, max: 2 });

/** All cities, popular ones first, then by population. */
export function readCities({ database }: Pick<Container, 'database'>): Promise<readonly City[]> {
  return cache.get(database);
}
