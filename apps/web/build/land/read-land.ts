export type Ring = readonly (readonly [longitude: number, latitude: number])[];

interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
  };
}

function decodedArcs({ transform, arcs }: Topology): Ring[] {
  const [[kx, ky], [dx, dy]] = [transform.scale, transform.translate];
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX, stepY]) => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy] as const;
    });
  });
}

/** The rings of all land of a TopoJSON file; a negative number is an arc walked backwards. */
export function readLand(topology: Topology): Ring[] {
  const arcs = decodedArcs(topology);
  const arcAt = (index: number): Ring =>
    index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
  const polygons = topology.objects.land.geometries.flatMap((geometry) => geometry.arcs);
  return polygons.flat().map((ring) => ring.flatMap((index, at) => arcAt(index).slice(at === 0 ? 0 : 1)));
}
