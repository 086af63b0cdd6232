/**
 * Cuts the land around India out of Natural Earth (public domain, from the world-atlas package) for the background of the map. Run
 * `node build/build-land.ts`. It contains only coasts; see packages/browser/src/map/SOURCES.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Box, clipRing } from './land/clip-ring.ts';
import { type Ring, readLand } from './land/read-land.ts';
import { simplifyRing } from './land/simplify-ring.ts';

/**
 * Box of land to keep, in degrees (west, south, east, north): the largest area that the map can show on a wide
 * screen.
 */
const VISIBLE: Box = [40, -12, 120, 52];
const INDIA: Box = [67, 5, 98, 37];
/** Simplification tolerance inside the box `INDIA`, in degrees (about 500 m). `TOLERANCE_FAR` applies outside it. */
const TOLERANCE = 0.005;
const TOLERANCE_FAR = 0.08;
/** Stored units per degree. The output contains integers in thousandths of a degree. */
const UNITS = 1000;
const POINTS_MIN = 6;

const source = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
const target = fileURLToPath(new URL('../../../packages/browser/src/map/land.json', import.meta.url));

/** Encodes a ring as its first point followed by the differences between points. Small numbers compress well. */
function steps(ring: Ring): number[] {
  const whole = ring.map(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)] as const);
  return whole.flatMap(([x, y], index) => {
    const before = whole[index - 1];
    return before ? [x - before[0], y - before[1]] : [x, y];
  });
}

function tolerance([longitude, latitude]: Ring[number]): number {
  const [west, south, east, north] = INDIA;
  const isNear = longitude > west && longitude < east && latitude > south && latitude < north;
  return isNear ? TOLERANCE : TOLERANCE_FAR;
}

const rings = readLand(JSON.parse(await readFile(source, 'utf8')))
  .map((ring) => simplifyRing(clipRing(ring, VISIBLE), tolerance))
  .filter((ring) => ring.length >= POINTS_MIN);
await writeFile(target, `${JSON.stringify({ unitsADegree: UNITS, rings: rings.map(steps) })}\n`);
console.log(`${rings.length} rings, ${rings.flat().length} points`);
