/**
 * Cuts the land around India out of Natural Earth (public domain, by way of the world-atlas package) into the map's
 * own ground: `node build/build-land.ts`. Coasts only; see src/features/jobs/map/ground/SOURCES.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Box, clipRing } from './land/clip-ring.ts';
import { type Ring, readLand } from './land/read-land.ts';
import { simplifyRing } from './land/simplify-ring.ts';

const AROUND_INDIA: Box = [60, 4, 98, 40];
/** Degrees: about 500 m, half a street's name at the closest zoom at which the coast is drawn. */
const TOLERANCE = 0.005;
/** Coordinates are kept as whole thousandths of a degree. */
const UNITS = 1000;
const POINTS_MIN = 6;

const source = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
const target = fileURLToPath(new URL('../src/features/jobs/map/ground/land.json', import.meta.url));

/** First point, then steps, all in whole units: small numbers compress well. */
function steps(ring: Ring): number[] {
  const whole = ring.map(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)] as const);
  return whole.flatMap(([x, y], index) => {
    const before = whole[index - 1];
    return before ? [x - before[0], y - before[1]] : [x, y];
  });
}

const rings = readLand(JSON.parse(await readFile(source, 'utf8')))
  .map((ring) => simplifyRing(clipRing(ring, AROUND_INDIA), TOLERANCE))
  .filter((ring) => ring.length >= POINTS_MIN);
await writeFile(target, `${JSON.stringify({ unitsADegree: UNITS, rings: rings.map(steps) })}\n`);
console.log(`${rings.length} rings, ${rings.flat().length} points`);
