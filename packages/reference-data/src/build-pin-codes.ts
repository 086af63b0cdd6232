/**
 * Regenerates `data/pin-codes.tsv` from the npm package `pincode-lat-long`; see `data/SOURCES.md` for the command. Leaves
 * out positions that are far from all others of the same sorting district, because they are mistakes.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { kmBetween, type Point } from '@nukkad/domain/geo.ts';

interface PinCode extends Point {
  readonly pin: string;
}

/** A position this far from the middle of its sorting district may be right; beyond it, the spread decides. */
const SURELY_NEAR_KM = 60;
/** Positions farther than this many times the median distance are mistakes. */
const SPREAD_FACTOR = 4;
/** The first digits of a PIN code name the sorting district. */
const DISTRICT_DIGITS = 3;
/** 0.001° is about 100 m, which is finer than the area of a PIN code. */
const DECIMALS = 3;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const isInIndia = ({ latitude, longitude }: Point): boolean =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;

function plausible(district: readonly PinCode[]): PinCode[] {
  const middle = {
    latitude: median(district.map(({ latitude }) => latitude)),
    longitude: median(district.map(({ longitude }) => longitude)),
  };
  const spread = median(district.map((pin) => kmBetween(pin, middle)));
  const limit = Math.max(SURELY_NEAR_KM, SPREAD_FACTOR * spread);
  return district.filter((pin) => isInIndia(pin) && kmBetween(pin, middle) <= limit);
}

const [folder = ''] = process.argv.slice(2);
const table = createRequire(import.meta.url)(resolve(folder, 'pincode.js')) as Record<
  string,
  { lat: number; long: number }
>;
const all = Object.entries(table)
  .filter(([pin]) => /^[1-9]\d{5}$/.test(pin))
  .map(([pin, { lat, long }]) => ({ pin, latitude: lat, longitude: long }));
const districts = Map.groupBy(all, ({ pin }) => pin.slice(0, DISTRICT_DIGITS));
const pinCodes = [...districts.values()].flatMap(plausible).sort((a, b) => a.pin.localeCompare(b.pin));
const rows = pinCodes.map(({ pin, latitude, longitude }) =>
  [pin, latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)].join('\t'),
);
writeFileSync(
  join(import.meta.dirname, '../data/pin-codes.tsv'),
  `${['pin\tlatitude\tlongitude', ...rows].join('\n')}\n`,
);
process.stdout.write(`${pinCodes.length} of ${all.length} PIN codes written\n`);
