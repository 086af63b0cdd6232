import type * as z from 'zod/mini';
import { iconFromWire, iconToWire } from '../shared/icon-path.mapper.ts';
import type { City, ListAddress, ListCrumb } from './city.domain.ts';
import type { wireCity, wireListAddress } from './city.wire.ts';

type WireCity = z.infer<typeof wireCity>;

/** Coordinates are sent as [longitude, latitude]. */
export function cityToWire(city: City): WireCity {
  return {
    cityName: city.name,
    position: { coordinates: [city.position.longitude, city.position.latitude] },
    cityIcon: city.icon ? iconToWire('cities', city.icon) : '',
    key: city.key,
    names: { en: city.names.en, hi: city.names.hi, mr: city.names.mr },
    state: city.state,
    popular: city.isPopular,
    openJobs: city.openJobs,
    ownWords: city.ownWords && { ...city.ownWords },
  };
}

export function cityFromWire(wire: WireCity): City {
  const [longitude, latitude] = wire.position.coordinates as [number, number];
  return {
    key: wire.key,
    name: wire.cityName,
    names: { en: wire.names.en, hi: wire.names.hi, mr: wire.names.mr },
    state: wire.state,
    position: { latitude, longitude },
    icon: iconFromWire(wire.cityIcon),
    isPopular: wire.popular,
    ...(wire.openJobs !== undefined && { openJobs: wire.openJobs }),
    ...(wire.ownWords && { ownWords: wire.ownWords }),
  };
}

type WireListAddress = z.infer<typeof wireListAddress>;

function crumbToWire({ key, names, paths }: ListCrumb): WireListAddress['works'][number] {
  return { key, names: { ...names }, paths: { ...paths } };
}

export function listAddressToWire({ city, works }: ListAddress): WireListAddress {
  return {
    city: city && { ...crumbToWire(city), name: city.name, state: city.state },
    works: works.map(crumbToWire),
  };
}

export function listAddressFromWire({ city, works }: WireListAddress): ListAddress {
  return { ...(city && { city }), works };
}
