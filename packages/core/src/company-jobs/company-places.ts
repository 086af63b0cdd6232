import type { Container } from '../container.ts';
import type { CompanySession } from '../members/member-session.ts';
import { selectEarlierPlaces } from './company-jobs.queries.ts';
import { readPostingRecords } from './posting-records.ts';

/** The most places of earlier jobs. */
const EARLIER_MAX = 5;

/** Returns the company's own place and those of its earlier jobs, each once. */
export async function listCompanyPlaces(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId }: CompanySession,
) {
  const { places } = await readPostingRecords(database, clock.now());
  const { cityId, address, latitude, longitude } = await database.prisma.company.findUniqueOrThrow({
    where: { id: companyId },
  });
  const own = { cityId, locality: null, address, latitude, longitude };
  const earlier = await database.query(selectEarlierPlaces(companyId, EARLIER_MAX + 1));
  const distinct = new Map([own, ...earlier].map((place) => [`${place.cityId} ${place.address}`, place]));
  return [...distinct.values()].slice(0, EARLIER_MAX + 1).flatMap(({ cityId: id, ...place }) => {
    const city = places.cityById.get(id);
    return city === undefined || city.isRetired ? [] : [{ city: city.slug, cityNames: city.names, ...place }];
  });
}
