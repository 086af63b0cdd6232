import { readFileSync } from 'node:fs';

export interface PinPosition {
  readonly latitude: number;
  readonly longitude: number;
}

const FILE = new URL('../data/pin-codes.tsv', import.meta.url);

let positions: ReadonlyMap<string, PinPosition> | undefined;

/** Reads the table of about 19,000 PIN codes, which takes some 10 ms and 3 MB. */
function load(): ReadonlyMap<string, PinPosition> {
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [pin = '', latitude, longitude] = row.split('\t');
      return [pin, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
}

/**
 * Returns the approximate middle of the area of a PIN code, such as 411057; undefined if it is unknown. The table is
 * read when it is first needed.
 */
export function positionOfPin(pin: string): PinPosition | undefined {
  positions ??= load();
  return positions.get(pin);
}
