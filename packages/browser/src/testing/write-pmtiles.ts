import { zxyToTileId } from 'pmtiles';

/** A road in a tile, in units of 1/4096 of its side. */
interface SampleRoad {
  readonly kind: 'highway' | 'major_road' | 'minor_road';
  readonly names: Readonly<Record<string, string>>;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface SampleTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly roads: readonly SampleRoad[];
}

const HEADER_BYTES = 127;
const UNCOMPRESSED = 1;
const VECTOR_TILES = 1;
const LINE = 2;
const EXTENT = 4096;

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const count = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const text = (number: number, value: string) => field(number, [...Buffer.from(value)]);
const zigzag = (value: number) => varint(value < 0 ? -2 * value - 1 : 2 * value);

/** Encodes a line as vector tile commands: MoveTo the first point, then LineTo the others. */
function geometry(points: SampleRoad['points']): number[] {
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [...zigzag(x - beforeX), ...zigzag(y - beforeY)];
  });
  const [first = [], ...others] = steps;
  return [...varint(1 * 8 + 1), ...first, ...varint(others.length * 8 + 2), ...others.flat()];
}

/** Encodes a vector tile (version 2) with the layer "roads" of the Protomaps basemap. */
function vectorTile(roads: readonly SampleRoad[]): number[] {
  const described = roads.map(({ kind, names }) => Object.entries({ kind, ...names }));
  const keys = [...new Set(described.flat().map(([key]) => key))];
  const values = [...new Set(described.flat().map(([, value]) => value))];
  const features = roads.map(({ points }, index) => {
    const tags =
      described[index]?.flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]) ?? [];
    return field(2, [...field(2, tags.flatMap(varint)), ...count(3, LINE), ...field(4, geometry(points))]);
  });
  return field(3, [
    ...text(1, 'roads'),
    ...features.flat(),
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => field(4, text(1, value))),
    ...count(5, EXTENT),
    ...count(15, 2),
  ]);
}

/** Encodes the directory of a PMTiles file: tile ids, run lengths, lengths and offsets. */
function directory(tiles: readonly { readonly id: number; readonly data: readonly number[] }[]): number[] {
  const steps = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const offsets = tiles.map((_, index) => (index === 0 ? 1 : 0));
  return [
    ...varint(tiles.length),
    ...steps.flatMap(varint),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ data }) => varint(data.length)),
    ...offsets.flatMap(varint),
  ];
}

/** Writes an uncompressed PMTiles file (version 3) with generated roads. */
export function writePmtiles(tiles: readonly SampleTile[]): Buffer<ArrayBuffer> {
  const stored = tiles
    .map(({ z, x, y, roads }) => ({ id: zxyToTileId(z, x, y), data: vectorTile(roads) }))
    .sort((a, b) => a.id - b.id);
  const root = directory(stored);
  const metadata = [...Buffer.from('{}')];
  const data = stored.flatMap((tile) => tile.data);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const dataAt = HEADER_BYTES + root.length + metadata.length;
  const parts = [
    HEADER_BYTES,
    root.length,
    HEADER_BYTES + root.length,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
    stored.length,
    stored.length,
    stored.length,
  ];
  for (const [index, value] of parts.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  const levels = tiles.map(({ z }) => z);
  const facts = [1, UNCOMPRESSED, UNCOMPRESSED, VECTOR_TILES, Math.min(...levels), Math.max(...levels)];
  for (const [index, value] of facts.entries()) header.writeUInt8(value, 96 + index);
  return Buffer.from([...header, ...root, ...metadata, ...data]);
}
