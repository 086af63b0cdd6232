import type { Point } from '@nukkad/domain/geo.ts';
import { boundingBox } from './circle.ts';

/**
 * The cells of the search tables (`search_cell` in the migrations): 0.55° by 0.70°, at least 60 km each way up to
 * 38° N, so that a circle of 30 km anywhere in India touches four at most.
 */
const CELL_HEIGHT = 0.55;
const CELL_WIDTH = 0.7;
const COLUMNS = 1024;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL_HEIGHT);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL_WIDTH);

export function cellOf({ latitude, longitude }: Point): number {
  return rowOf(latitude) * COLUMNS + columnOf(longitude);
}

/** Every cell that a circle touches, the centre's first: up to four in India, more near the poles. */
export function cellsAround(centre: Point, radiusKm: number): number[] {
  const box = boundingBox({ centre, radiusKm });
  const own = cellOf(centre);
  const cells = [own];
  for (let row = rowOf(box.south); row <= rowOf(box.north); row += 1) {
    for (let column = columnOf(box.west); column <= columnOf(box.east); column += 1) {
      const cell = row * COLUMNS + column;
      if (cell !== own) cells.push(cell);
    }
  }
  return cells;
}
