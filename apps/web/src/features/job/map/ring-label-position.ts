import type { GeoPoint } from '@nukkad/contract';
import { kmPerDegreeOfLatitude } from '@nukkad/domain/geo.ts';
import type { Rect } from './place-labels.ts';
import { projectPoint } from './project-point.ts';

const LABEL_HALF = { width: 32, height: 13 };

/** Returns the north, south, east and west points of a circle, in this order. */
function endsOf({ latitude, longitude }: GeoPoint, kilometres: number): readonly [GeoPoint, ...GeoPoint[]] {
  const up = kilometres / kmPerDegreeOfLatitude(latitude);
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude: latitude + up, longitude },
    { latitude: latitude - up, longitude },
    { latitude, longitude: longitude + aside },
    { latitude, longitude: longitude - aside },
  ];
}

/** Returns the position of a ring's label: the first of the four points that no marker covers. */
export function ringLabelPosition(
  centre: GeoPoint,
  kilometres: number,
  zoom: number,
  tags: readonly Rect[],
): GeoPoint {
  const ends = endsOf(centre, kilometres);
  const isFree = (end: GeoPoint) => {
    const { x, y } = projectPoint(end, zoom);
    return tags.every(
      ({ left, right, top, bottom }) =>
        x + LABEL_HALF.width <= left ||
        x - LABEL_HALF.width >= right ||
        y + LABEL_HALF.height <= top ||
        y - LABEL_HALF.height >= bottom,
    );
  };
  return ends.find(isFree) ?? ends[0];
}

/** Returns the rectangle that a ring's label occupies on the map, in pixels. */
export function ringLabelRect(position: GeoPoint, zoom: number): Rect {
  const { x, y } = projectPoint(position, zoom);
  return {
    left: x - LABEL_HALF.width,
    right: x + LABEL_HALF.width,
    top: y - LABEL_HALF.height,
    bottom: y + LABEL_HALF.height,
  };
}
