import { box, disc, flat, PAINT, shape, stroke, times } from './paint.ts';

const { ink, paper, cream, sand, marigold, wood, brown, indigo, sky, blue, leaf, green, brick, grey } = PAINT;

/** A table with two legs; `y` is the height of its top. */
export const table = (x: number, y: number, width: number, ground: number, fill: string = wood) =>
  stroke(`M${x + 10} ${y + 6}V${ground}M${x + width - 10} ${y + 6}V${ground}`, ink, 6) +
  box(x, y, width, 9, fill, 2);

/** A counter or closed desk with a painted band. */
export const counter = (
  x: number,
  y: number,
  width: number,
  ground: number,
  fill: string,
  band: string = marigold,
) =>
  box(x + 5, y + 8, width - 10, ground - y - 8, fill) +
  flat(`M${x + 7} ${y + 20}h${width - 14}v7h-${width - 14}z`, band) +
  box(x, y, width, 9, wood, 2);

/** A window with four panes. */
export const windowPane = (x: number, y: number, width: number, height: number, view: string = sky) =>
  box(x, y, width, height, view, 2) +
  stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`) +
  box(x - 5, y + height, width + 10, 5, wood, 1);

/** A lamp that hangs from the ceiling. */
export const lamp = (x: number, length: number, fill: string = marigold) =>
  stroke(`M${x} 0v${length}`) +
  flat(`M${x - 7} ${length + 12}h14v3q-7 5-14 0z`, cream) +
  shape(`M${x - 5} ${length}h10l11 13h-32z`, fill);

/** A striped awning with scalloped edge. */
export const awning = (
  x: number,
  y: number,
  stripes: number,
  width = 24,
  colours: readonly [string, string] = [brick, paper],
) =>
  times(stripes, (at) =>
    shape(
      `M${x + at * width} ${y}h${width}v20a${width / 2} 10 0 0 1-${width} 0z`,
      colours[at % 2 === 0 ? 0 : 1],
    ),
  );

/** A garland of marigolds and leaves, as on a shop door. */
export const toran = (x: number, y: number, loops: number) =>
  times(loops, (at) => stroke(`M${x + at * 32} ${y}q16 22 32 0`, marigold, 6)) +
  times(loops + 1, (at) => flat(`M${x + at * 32} ${y - 3}q8 10 0 22q-8-12 0-22z`, leaf));

/** A plant in a pot. */
export const plant = (x: number, ground: number) =>
  shape(`M${x} ${ground - 20}q-20-4-16-24 16 2 16 24 0-26 6-34 12 14-6 34 4-18 18-18 2 16-18 18z`, green) +
  shape(`M${x - 12} ${ground - 20}h24l-4 20h-16z`, brick);

/** A small glass of tea. */
export const tea = (x: number, base: number) =>
  shape(`M${x - 5} ${base - 13}h10l-1.5 13h-7z`, paper) +
  flat(`M${x - 3.6} ${base - 8}h7.2l-.9 6.5h-5.4z`, wood);

/** A wall clock. */
export const clock = (x: number, y: number, radius = 13) =>
  disc(x, y, radius, paper) + stroke(`M${x} ${y - radius + 5}V${y}l5 4`);

/** A wall calendar. */
export const calendar = (x: number, y: number) =>
  box(x, y, 30, 34, paper, 2) +
  box(x, y, 30, 10, brick, 2) +
  stroke(`M${x + 6} ${y + 17}h18M${x + 6} ${y + 23}h18M${x + 6} ${y + 29}h10`, grey, 2.5);

/** A shelf board with its brackets. */
export const shelf = (x: number, y: number, width: number) => box(x, y, width, 6, wood, 1);

/** A row of files that stand on a shelf; `base` is the height of the shelf. */
export const files = (x: number, base: number, colours: readonly string[]) =>
  colours
    .map(
      (colour, at) =>
        box(x + at * 12, base - 30, 12, 30, colour, 1) +
        stroke(`M${x + at * 12 + 6} ${base - 23}v7`, paper, 3),
    )
    .join('');

/** A screen on a stand. `content` is drawn on it. */
export const monitor = (x: number, base: number, content = '', width = 74, height = 48) =>
  shape(`M${x + width / 2 - 6} ${base - 12}h12l4 12h-20z`, grey) +
  box(x, base - 10 - height, width, height, ink, 4) +
  box(x + 5, base - 5 - height, width - 10, height - 10, paper) +
  content;

/** The back of an open laptop. */
export const laptopBack = (x: number, base: number, fill: string = grey) =>
  shape(`M${x} ${base - 4}l5-34q1-3 4-3h44q3 0 4 3l5 34z`, fill) +
  disc(x + 31, base - 22, 4, paper) +
  box(x - 4, base - 4, 70, 4, ink, 2);

/** A stack of coins. */
export const coins = (x: number, base: number, count: number) =>
  times(count, (at) => box(x, base - 7 * (at + 1), 24, 7, marigold, 3));

/** The rupee sign; `x` and `y` are the upper left corner of a square of 24 units, scaled. */
export const rupee = (x: number, y: number, size = 1, colour: string = ink, width = 3) =>
  stroke(
    `M${x + 4 * size} ${y + 3 * size}h${14 * size}m-${14 * size} ${6 * size}h${14 * size}m-${14 * size} ${6 * size}h${4 * size}q${7 * size}-1 ${7 * size}-${6 * size}t-${7 * size}-${6 * size}m-${4 * size} ${12 * size}l${10 * size} ${8 * size}`,
    colour,
    width,
  );

/** A whiteboard or poster frame. */
export const board = (x: number, y: number, width: number, height: number, fill: string = paper) =>
  box(x - 4, y - 4, width + 8, height + 8, wood, 3) + box(x, y, width, height, fill);

/** A parcel with tape. */
export const parcel = (x: number, base: number, size = 30) =>
  box(x, base - size, size, size, sand, 2) +
  flat(`M${x + size / 2 - 3} ${base - size + 1}h6v${size / 2}h-6z`, wood);

/** A speech bubble whose tail points down. */
export const bubble = (x: number, y: number, width: number, height: number, fill: string = paper) =>
  shape(
    `M${x + 8} ${y}h${width - 16}q8 0 8 8v${height - 16}q0 8-8 8h-${width / 2 - 10}l-10 10v-10h-${width / 2 - 16}q-8 0-8-8v-${height - 16}q0-8 8-8z`,
    fill,
  );

/** A chair seen from the side; it faces right, or left if mirrored. */
export const chair = (x: number, ground: number, isMirrored = false, fill: string = indigo) => {
  const side = isMirrored ? -1 : 1;
  return (
    stroke(
      `M${x} ${ground - 62}v32h${34 * side}M${x} ${ground - 30}l${-4 * side} 30M${x + 32 * side} ${ground - 30}l${4 * side} 30`,
      ink,
      5,
    ) + stroke(`M${x} ${ground - 64}v24`, fill, 9)
  );
};

/** A tree with a round crown. */
export const tree = (x: number, ground: number) =>
  box(x - 5, ground - 40, 10, 40, brown) +
  shape(`M${x - 26} ${ground - 36}q-18-16 2-30q-2-26 24-24 26-4 26 22 18 14 0 32z`, green);

/** A smartphone. */
export const phone = (x: number, y: number, width = 26, height = 46, screen: string = paper) =>
  box(x, y, width, height, ink, 5) + box(x + 3, y + 5, width - 6, height - 12, screen);

/** A street with sky. The road starts at `y`. */
export const street = (y = 150, air: string = sky) =>
  flat('M0 0h320v180H0z', air) +
  flat(`M0 ${y}h320v${200 - y}H0z`, blue) +
  flat(`M0 ${y}h320v9H0z`, sand) +
  stroke(`M0 ${y}h320`);
