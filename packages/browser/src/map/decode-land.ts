/** The polygons of `land.json`, delta-encoded: a first point, then differences, as integer fractions of a degree. */
export interface PackedLand {
  readonly unitsADegree: number;
  readonly rings: readonly (readonly number[])[];
}

export type LatLng = [latitude: number, longitude: number];

/** Decodes the polygons into points. */
export function decodeLand({ unitsADegree, rings }: PackedLand): LatLng[][] {
  return rings.map((steps) => {
    const points: LatLng[] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      points.push([y / unitsADegree, x / unitsADegree]);
    }
    return points;
  });
}
