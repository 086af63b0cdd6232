import type { Random } from '@nukkad/domain/random.ts';
import { cities } from '@nukkad/reference-data';
import type { SeedLanguage } from './types.ts';

/**
 * Shares of employers who advertise in Hindi and in Marathi, by state. In other states nearly all advertise in
 * English.
 */
const SHARES: Record<string, { hi: number; mr: number }> = {
  Maharashtra: { hi: 0.05, mr: 0.2 },
  Goa: { hi: 0.02, mr: 0.08 },
  Gujarat: { hi: 0.07, mr: 0 },
  ...Object.fromEntries(
    [
      'Uttar Pradesh',
      'Bihar',
      'Jharkhand',
      'Madhya Pradesh',
      'Chhattisgarh',
      'Rajasthan',
      'Haryana',
      'Delhi',
      'Uttarakhand',
      'Himachal Pradesh',
      'Chandigarh',
    ].map((state) => [state, { hi: 0.18, mr: 0 }]),
  ),
};

const ELSEWHERE = { hi: 0.015, mr: 0 };

const shareByCity = cities.map((city) => SHARES[city.state] ?? ELSEWHERE);

/** Draws the language of a job by its city. */
export function drawLanguage(random: Random, cityIndex: number): SeedLanguage {
  const share = shareByCity[cityIndex] ?? ELSEWHERE;
  const draw = random.unit();
  if (draw < share.mr) return 'mr';
  return draw < share.mr + share.hi ? 'hi' : 'en';
}
