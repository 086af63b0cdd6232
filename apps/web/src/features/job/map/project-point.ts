import type { GeoPoint } from '@nukkad/contract';

const TILE_PIXELS = 256;
const EQUATOR_METRES = 40_075_016.686;

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Projects a point to pixels from the map's north-west corner at a zoom level (web Mercator). */
export function projectPoint({ latitude, longitude }: GeoPoint, zoom: number): Pixel {
  const world = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** Returns the number of pixels in a kilometre at a latitude and zoom level. */
export function pixelsPerKilometre(latitude: number, zoom: number): number {
  const metres = EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180);
  return (TILE_PIXELS * 2 ** zoom * 1000) / metres;
}
