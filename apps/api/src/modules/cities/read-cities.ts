import type { City } from '@nukkad/contract';
import type { Container } from '../../container.ts';

const FRESH_MILLISECONDS = 60_000;

/** The cities change with a new seed only, and every visit asks for them: they are kept for a minute. */
let kept: { cities: Promise<readonly City[]>; source: object; readAt: number } | null = null;

async function load({ database }: Pick<Container, 'database'>): Promise<readonly City[]> {
  const stored = await database.prisma.city.findMany({
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

/** All cities, popular ones first, then by population. */
export function readCities(container: Pick<Container, 'database'>): Promise<readonly City[]> {
  const { database } = container;
  if (kept?.source === database && performance.now() - kept.readAt < FRESH_MILLISECONDS) return kept.cities;
  const mine = { cities: load(container), source: database, readAt: performance.now() };
  kept = mine;
  mine.cities.catch(() => {
    if (kept === mine) kept = null;
  });
  return mine.cities;
}
