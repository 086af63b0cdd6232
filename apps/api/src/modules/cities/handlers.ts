import type { routes } from '@nukkad/contract';
import { readCities } from '@nukkad/core/cities/read-cities.ts';
import { metaOf } from '@nukkad/core/shared/page-meta.ts';
import type { OpenHandler } from '../../mount/route-binding.ts';

const CACHE = 'public, max-age=300';

export const list: OpenHandler<typeof routes.cityList> = async (_session, _input, context) => {
  const { container, language, reply } = context;
  reply.header('cache-control', CACHE).header('vary', 'accept-language, origin');
  return { cities: await readCities(container), meta: metaOf(container.config, 'cities', language) };
};

export const names: OpenHandler<typeof routes.cityNames> = async (_session, _input, { container, reply }) => {
  reply.header('cache-control', CACHE);
  const cities = await readCities(container);
  return { names: cities.map((city) => city.name) };
};
