import type { ListAddress, ListAddressInput, ListCrumb, Localized } from '@nukkad/contract';
import { refuses } from './fake-api.ts';

type Named = Pick<ListCrumb, 'key' | 'names'>;

const PUNE: Named = { key: 'pune', names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } };
const COOK: Named = { key: 'cook', names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' } };
const TECHNICIAN: Named = {
  key: 'technician',
  names: { en: 'Technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
};
const ELECTRICIAN: Named = {
  key: 'electrician',
  names: { en: 'Electrician', hi: 'इलेक्ट्रीशियन', mr: 'इलेक्ट्रिशियन' },
};
/** A synonym of electrician. */
const WIREMAN = 'wireman';
const WORKS = [[COOK], [TECHNICIAN], [TECHNICIAN, ELECTRICIAN]];

function isCalled({ key, names }: Named, word: string): boolean {
  const called = [key, ...Object.values(names), ...(key === ELECTRICIAN.key ? [WIREMAN] : [])];
  return called.some((name) => name.toLowerCase() === word.toLowerCase());
}

function crumb(row: Named, parts: readonly Named[]): ListCrumb {
  const path = (language: keyof Localized) =>
    parts.map(({ key, names }) => (language === 'en' ? key : names[language])).join('/');
  return { ...row, paths: { en: path('en'), hi: path('hi'), mr: path('mr') } };
}

/** Response of `cities.listAddress`. Knows Pune, cooks, technicians and electricians; throws NOT_FOUND for others. */
export function listAddresses({ city, work }: ListAddressInput): ListAddress {
  const places = city === undefined ? [] : [PUNE];
  const works =
    work === undefined ? [] : WORKS.find((one) => one.slice(-1).some((row) => isCalled(row, work)));
  if (works === undefined || (city !== undefined && !isCalled(PUNE, city))) return refuses('NOT_FOUND')();
  return {
    ...(city !== undefined && { city: { ...crumb(PUNE, places), name: 'Pune', state: 'Maharashtra' } }),
    works: works.map((row) => crumb(row, [...places, row])),
  };
}
