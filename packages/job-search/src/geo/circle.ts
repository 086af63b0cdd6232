import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';

export interface Circle {
  readonly centre: Point;
  readonly radiusKm: number;
}

/** Kilometres of the shortest degree of latitude, which is at the equator. */
const KM_PER_LATITUDE_MIN = 110.574;
/** Safety margins for the curvature of the sides and for rounding errors. */
const MARGIN = 1.002;
const MARGIN_DEGREES = 1e-7;

/** The bounding box of a circle in degrees. It may extend beyond ±180° of longitude. */
export function boundingBox({ centre: { latitude, longitude }, radiusKm }: Circle) {
  const height = (radiusKm / KM_PER_LATITUDE_MIN) * MARGIN + MARGIN_DEGREES;
  const farthest = Math.min(Math.abs(latitude) + height, 90);
  const kmPerDegree = Math.max(kmPerDegreeOfLongitude(farthest), 0.01);
  const width = Math.min((radiusKm / kmPerDegree) * MARGIN + MARGIN_DEGREES, 180);
  return {
    south: Math.max(latitude - height, -90),
    west: longitude - width,
    north: Math.min(latitude + height, 90),
    east: longitude + width,
  };
}

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

/** A circle with the numbers of the cells that it touches. */
export interface Area extends Circle {
  /**
   * Numbers of the cells, the cell of the centre first. A circle of 30 km touches at most four in India, more near
   * the poles.
   */
  readonly cells: readonly number[];
}

export function areaOf(circle: Circle): Area {
  const box = boundingBox(circle);
  const centreCell = cellOf(circle.centre);
  const cells = [centreCell];
  for (let row = rowOf(box.south); row <= rowOf(box.north); row += 1) {
    for (let column = columnOf(box.west); column <= columnOf(box.east); column += 1) {
      const cell = row * COLUMNS + column;
      if (cell !== centreCell) cells.push(cell);
    }
  }
  return { ...circle, cells };
}

/** Upper bound for the relative error of the planar distance: at most 0.9 % within 60 km below 60° of latitude, by a test. */
const PLANAR_ERROR = 0.015;
const PLANAR_LATITUDE_MAX = 60;
const METRE_IN_KM = 0.001;

/**
 * The values by which statements test a circle. The planar distance, computed with the lengths of a degree at the centre, is
 * much cheaper than the geodesic distance, which is needed only in a thin ring around the circle's edge. Squares are in km²:
 * of a degree to the north and to the east, and of the planar distances below which a job is certainly inside and above which
 * it is certainly outside.
 */
export function circleValues({ centre: { latitude }, radiusKm }: Circle) {
  const isPlanar = Math.abs(latitude) <= PLANAR_LATITUDE_MAX;
  const inner = radiusKm * (1 - PLANAR_ERROR) - METRE_IN_KM;
  const outer = radiusKm * (1 + PLANAR_ERROR) + METRE_IN_KM;
  return {
    radiusMetres: radiusKm * 1000,
    northSquare: kmPerDegreeOfLatitude(latitude) ** 2,
    eastSquare: kmPerDegreeOfLongitude(latitude) ** 2,
    surelyInside: isPlanar && inner > 0 ? inner * inner : -1,
    surelyOutside: isPlanar ? outer * outer : Number.POSITIVE_INFINITY,
  };
}
