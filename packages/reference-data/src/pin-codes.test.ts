import { kmBetween } from '@nukkad/domain/geo.ts';
import { expect, it } from 'vitest';
import { cities, localities } from './index.ts';
import { positionOfPin } from './pin-codes.ts';

const placeOf = (slug: string) => {
  const place = localities.find((one) => one.slug === slug) ?? cities.find((one) => one.slug === slug);
  if (place === undefined) throw new Error(`no place ${slug}`);
  return place;
};

it.each([
  ['411057', 'wakad'],
  ['411028', 'hadapsar'],
  ['400058', 'andheri-west'],
  ['422001', 'nashik'],
  ['226001', 'lucknow'],
  ['452001', 'indore'],
])('places %s within 6 km of %s', (pin, slug) => {
  const position = positionOfPin(pin);
  expect(position && kmBetween(position, placeOf(slug))).toBeLessThan(6);
});

it.each(['000000', '999999', '41105', '4110577', ''])('knows no PIN code %j', (pin) =>
  expect(positionOfPin(pin)).toBeUndefined(),
);
