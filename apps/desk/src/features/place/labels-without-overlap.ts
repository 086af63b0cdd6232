/** A name on the map. */
export interface MapName {
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface PlacedName extends MapName {
  /** The middle of the name, in pixels of the map. */
  readonly x: number;
  readonly y: number;
}

/** Estimated pixels of a letter, and of a line with a gap. */
const LETTER = 8;
const LINE = 22;

function isOver(a: PlacedName, b: PlacedName): boolean {
  const width = ((a.text.length + b.text.length) * LETTER) / 2;
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < LINE;
}

/** Returns the names that do not overlap an earlier one. */
export function labelsWithoutOverlap(names: readonly PlacedName[]): readonly PlacedName[] {
  const placed: PlacedName[] = [];
  for (const name of names) if (!placed.some((other) => isOver(other, name))) placed.push(name);
  return placed;
}
