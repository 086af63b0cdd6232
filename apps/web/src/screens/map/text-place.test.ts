import type { City } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { textPlace } from './text-place.ts';

const pune: City = {
  key: 'pune',
  name: 'Pune',
  names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  state: 'Maharashtra',
  position: { latitude: 18.52, longitude: 73.86 },
  icon: 'pune',
  isPopular: true,
};
const wakad = { latitude: 18.6, longitude: 73.76 };

it('is the locality in the text, or else the city', () => {
  const named = (name: string, city: City | null) => ({ kind: 'city', name, city });
  expect(textPlace({ value: 'pune/wakad', position: wakad }, 'Wakad, Pune', [pune])).toEqual(
    named('Wakad, Pune', { ...pune, position: wakad }),
  );
  expect(textPlace({ value: 'pune' }, 'Pune', [pune])).toEqual(named('Pune', pune));
  expect(textPlace({ value: 'pune' }, 'Pune', [])).toEqual(named('Pune', null));
});
