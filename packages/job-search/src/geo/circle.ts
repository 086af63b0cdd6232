import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';

export interface Circle {
  readonly centre: Point;
  readonly radiusKm: number;
}

/** The shortest degree of latitude there is (at the equator), in kilometres. */
const KM_PER_LATITUDE_MIN = 110.574;
/** For the roundness of the sides and of numbers. */
const MARGIN = 1.002;
const MARGIN_DEGREES = 1e-7;

/** A box of degrees that holds the whole circle; it may reach beyond ±180° of longitude. */
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

/** Where a search looks: a circle, and the cells that it touches. */
export interface Area extends Circle {
  /** The centre's first: up to four in India, more near the poles. */
  readonly cells: readonly number[];
}

export function areaOf(circle: Circle): Area {
  const box = boundingBox(circle);
  const own = cellOf(circle.centre);
  const cells = [own];
  for (let row = rowOf(box.south); row <= rowOf(box.north); row += 1) {
    for (let column = columnOf(box.west); column <= columnOf(box.east); column += 1) {
      const cell = row * COLUMNS + column;
      if (cell !== own) cells.push(cell);
    }
  }
  return { ...circle, cells };
}

/** The flat distance is off by 0.9% at most within 60 km below 60° of latitude; checked against PostGIS in a test. */
const FLATNESS_ERROR = 0.015;
const FLAT_LATITUDE_MAX = 60;
const METRE = 0.001;

/**
 * A circle as statements compare with it. Near the centre the flat distance, with the centre's own lengths of a degree,
 * tells inside from outside by far cheaper than the ellipsoid; only in a thin ring is the true one asked. In square
 * kilometres: of a degree to the north and to the east, and of the flat distances below which a job is surely inside and
 * above which it is surely outside.
 */
export function circleValues({ centre: { latitude }, radiusKm }: Circle) {
  const isFlat = Math.abs(latitude) <= FLAT_LATITUDE_MAX;
  const inner = radiusKm * (1 - FLATNESS_ERROR) - METRE;
  const outer = radiusKm * (1 + FLATNESS_ERROR) + METRE;
  return {
    radiusMetres: radiusKm * 1000,
    northSquare: kmPerDegreeOfLatitude(latitude) ** 2,
    eastSquare: kmPerDegreeOfLongitude(latitude) ** 2,
    surelyInside: isFlat && inner > 0 ? inner * inner : -1,
    surelyOutside: isFlat ? outer * outer : Number.POSITIVE_INFINITY,
  };
}
