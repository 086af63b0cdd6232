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
  const [scaleX, scaleY] = transform.scale;
  const [offsetX, offsetY] = transform.translate;
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([stepX, stepY]) => {
      x += stepX;
      y += stepY;
      return [x * scaleX + offsetX, y * scaleY + offsetY] as const;
    });
  });
}

/** Returns the rings of all land in a TopoJSON file. A negative index refers to a reversed arc. */
export function readLand(topology: Topology): Ring[] {
  const arcs = decodedArcs(topology);
  const arcAt = (index: number): Ring =>
    index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
  const polygons = topology.objects.land.geometries.flatMap((geometry) => geometry.arcs);
  return polygons.flat().map((ring) => ring.flatMap((index, at) => arcAt(index).slice(at === 0 ? 0 : 1)));
}
