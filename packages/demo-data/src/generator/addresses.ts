import type { Random } from '@nukkad/domain/random.ts';
import { cities, localities } from '@nukkad/reference-data';
import type { Place } from './spread.ts';

const UNITS = ['Shop No.', 'Office No.', 'Gala No.', 'Unit', 'Plot No.', 'Flat No.'] as const;

const FIRST = [
  'Sai',
  'Shivam',
  'Ganga',
  'Om',
  'Shanti',
  'Gokul',
  'Anand',
  'Nandan',
  'Surya',
  'Krishna',
] as const;
const SECOND = ['Plaza', 'Complex', 'Heights', 'Arcade', 'Chambers', 'Tower', 'Market', 'Apartment'] as const;

const ROADS = [
  'Station Road',
  'Main Road',
  'Market Road',
  'Link Road',
  'Bus Stand Road',
  'College Road',
  'Ring Road',
  'Temple Road',
  'Industrial Area',
  'Gandhi Chowk',
  'Nehru Road',
  'Highway Side',
] as const;

/** Creates a postal address with the place's real locality, city and state, and an invented building. */
export function addressOf(random: Random, place: Place): string {
  const city = cities[place.cityIndex] as (typeof cities)[number];
  const unit = `${random.pick(UNITS)} ${random.between(1, 240)}`;
  const building = `${random.pick(FIRST)} ${random.pick(SECOND)}`;
  const locality = localities[place.localityIndex]?.nameEn;
  const road = random.pick(ROADS);
  const area = locality === undefined ? '' : `${locality}, `;
  const state = city.state === city.nameEn ? '' : `, ${city.state}`;
  return `${unit}, ${building}, ${road}, ${area}${city.nameEn}${state}`;
}
