import { PALETTES, type Palette } from './palettes.ts';

const WIDTH = 640;
const HEIGHT = 480;

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const SKIN = ['#8d5a3b', '#b07a52', '#6f4630'];

/** Draws a standing person. */
function person(x: number, ground: number, shirt: string, { line }: Palette, skin = 0): string {
  return [
    rect(x - 22, ground - 52, 18, 52, line, 6),
    rect(x + 4, ground - 52, 18, 52, line, 6),
    rect(x - 30, ground - 142, 60, 98, shirt, 22),
    circle(x, ground - 170, 28, SKIN[skin % SKIN.length] as string),
    path(`M${x - 28} ${ground - 174}a28 28 0 0 1 56 0q-28 -16 -56 0Z`, line),
  ].join('');
}

type Draw = (palette: Palette) => string;

const ground = ({ line }: Palette, y = 420) => `${rect(0, y, WIDTH, HEIGHT - y, line)}`;

/** Draws a shop on a street, with its awning out. */
const shopFront: Draw = (palette) => {
  const { wall, sign, accent, line } = palette;
  return [
    rect(0, 0, WIDTH, HEIGHT, '#d8ebf5'),
    rect(80, 60, 480, 360, wall),
    rect(80, 60, 480, 70, sign),
    times(5, (at) => rect(150 + at * 72, 84, 52, 22, accent, 11)),
    times(8, (at) => path(`M${80 + at * 60} 130h60v36a30 26 0 0 1 -60 0Z`, at % 2 ? wall : accent)),
    rect(120, 220, 240, 150, '#ffffff', 6),
    times(4, (at) => rect(140 + at * 54, 300, 40, 62, at % 2 ? sign : accent, 6)),
    times(4, (at) => circle(160 + at * 54, 264, 18, at % 2 ? accent : sign)),
    rect(400, 210, 120, 210, line, 6),
    rect(412, 222, 96, 198, '#fff4dc', 4),
    ground(palette),
    person(330, 420, sign, palette),
  ].join('');
};

/** Draws a kitchen with hood, stove, pots and a cook. */
const kitchen: Draw = (palette) => {
  const { wall, sign, accent, line } = palette;
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    times(8, (at) =>
      times(3, (row) => rect(at * 80 + (row % 2) * 40 - 40, 190 + row * 44, 76, 40, '#ffffff', 4)),
    ),
    path('M150 0h260l40 110H110Z', line),
    rect(60, 330, 440, 150, sign, 10),
    times(
      3,
      (at) => `${rect(96 + at * 130, 270, 96, 60, line, 10)}${rect(86 + at * 130, 262, 116, 14, accent, 7)}`,
    ),
    times(3, (at) =>
      path(`M${120 + at * 130} 250q-14 -22 0 -44q14 -22 0 -44h10q14 24 0 46q-12 20 2 42Z`, '#ffffff'),
    ),
    rect(500, 360, 140, 120, accent),
    person(560, 470, '#ffffff', palette, 1),
    path('M534 276h52l8 -34q-34 -26 -68 0Z', '#ffffff'),
  ].join('');
};

/** Draws a warehouse with shelves of parcels and a trolley. */
const warehouse: Draw = (palette) => {
  const { wall, sign, accent, line } = palette;
  const box = (x: number, y: number, at: number) =>
    `${rect(x, y, 70, 56, at % 3 ? accent : sign, 4)}${rect(x + 30, y, 10, 56, wall)}`;
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    times(3, (row) => times(5, (at) => box(50 + at * 84 + (row % 2) * 12, 54 + row * 110, at + row))),
    times(3, (row) => rect(30, 110 + row * 110, 460, 12, line)),
    times(3, (at) => rect(30 + at * 224, 30, 12, 392, line)),
    ground(palette),
    rect(372, 392, 190, 14, sign, 7),
    rect(550, 260, 12, 140, sign, 6),
    circle(402, 416, 16, accent),
    circle(532, 416, 16, accent),
    box(392, 336, 1),
    box(466, 336, 3),
    person(590, 424, accent, palette, 2),
  ].join('');
};

/** Draws an office with desks, screens, a plant and a clock. */
const office: Draw = (palette) => {
  const { wall, sign, accent, line } = palette;
  const desk = (x: number) =>
    [
      rect(x, 330, 220, 16, line, 4),
      rect(x + 14, 346, 12, 74, line),
      rect(x + 194, 346, 12, 74, line),
      rect(x + 100, 250, 104, 66, line, 8),
      rect(x + 108, 258, 88, 50, '#cfe6f5', 4),
      rect(x + 145, 314, 14, 18, line),
    ].join('');
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    times(
      2,
      (at) => `${rect(60 + at * 220, 50, 180, 120, '#cfe6f5', 6)}${rect(146 + at * 220, 50, 8, 120, wall)}`,
    ),
    circle(550, 100, 44, line),
    circle(550, 100, 36, '#ffffff'),
    path('M546 72h8v32h-8Z M550 98h24v8h-24Z', sign),
    ground(palette),
    person(104, 420, sign, palette),
    person(384, 420, accent, palette, 2),
    desk(50),
    desk(330),
    rect(580, 360, 44, 60, sign, 6),
    times(5, (at) =>
      path(`M602 360q${-50 + at * 25} -40 ${-40 + at * 20} -96q26 40 ${40 - at * 20} 96Z`, '#4f8a5b'),
    ),
  ].join('');
};

/** Draws a classroom with blackboard, benches and a teacher. */
const classRoom: Draw = (palette) => {
  const { wall, sign, accent, line } = palette;
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    rect(70, 50, 400, 200, line, 10),
    rect(82, 62, 376, 176, '#2f5d50', 4),
    path('M120 110h120v8h-120Z M120 140h180v8h-180Z M120 170h90v8h-90Z', '#e8f3ee'),
    circle(380, 150, 44, '#e8f3ee'),
    circle(380, 150, 36, '#2f5d50'),
    ground(palette, 440),
    person(540, 430, sign, palette, 1),
    times(
      3,
      (at) =>
        `${circle(130 + at * 150, 318, 24, SKIN[at] as string)}${rect(100 + at * 150, 340, 60, 60, accent, 20)}`,
    ),
    times(3, (at) => rect(80 + at * 150, 372, 110, 16, line, 4)),
    times(3, (at) => rect(90 + at * 150, 388, 90, 52, sign)),
  ].join('');
};

/** Draws a factory hall with machines in a row under a saw-tooth roof. */
const worksHall: Draw = (palette) => {
  const { wall, sign, accent, line } = palette;
  const machine = (x: number) =>
    [
      rect(x, 270, 150, 150, sign, 10),
      rect(x + 20, 290, 60, 40, '#cfe6f5', 6),
      circle(x + 112, 310, 18, accent),
      rect(x + 20, 350, 110, 14, line, 7),
      rect(x + 56, 220, 38, 50, line),
    ].join('');
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    times(4, (at) => path(`M${at * 160} 110V20l160 90Z`, line)),
    times(4, (at) => path(`M${at * 160 + 12} 100V44l100 56Z`, '#cfe6f5')),
    ground(palette),
    machine(40),
    machine(390),
    rect(190, 380, 200, 18, line, 9),
    times(3, (at) => rect(206 + at * 62, 344, 44, 36, accent, 4)),
    person(320, 424, accent, palette),
    path('M292 250a28 24 0 0 1 56 0Z', sign),
  ].join('');
};

const SCENES = { shopFront, kitchen, warehouse, office, classRoom, worksHall } as const;
export type SceneName = keyof typeof SCENES;

const OTHERS: readonly SceneName[] = ['office', 'shopFront', 'office'];
/** Names of scenes by job profile. Profiles that are not listed get `OTHERS`. */
const OF_WORK: Readonly<Record<string, readonly SceneName[]>> = {
  cook: ['kitchen', 'shopFront', 'kitchen'],
  delivery: ['warehouse', 'shopFront', 'office'],
  sales: ['shopFront', 'warehouse', 'office'],
  tailor: ['worksHall', 'shopFront', 'warehouse'],
  teacher: ['classRoom', 'office', 'classRoom'],
  trainer: ['classRoom', 'office', 'shopFront'],
  counselor: ['office', 'classRoom', 'shopFront'],
  technician: ['worksHall', 'warehouse', 'office'],
  engineer: ['office', 'worksHall', 'warehouse'],
  'quality-analyst': ['worksHall', 'office', 'warehouse'],
  'buyer-planner': ['warehouse', 'office', 'shopFront'],
  'safety-management': ['worksHall', 'shopFront', 'warehouse'],
};

/** Returns the scenes of a demo company's gallery, without duplicates, in order. */
export const scenesOf = (profileKey: string): readonly SceneName[] => [
  ...new Set(OF_WORK[profileKey] ?? OTHERS),
];

/** Draws a workplace as SVG, in a company's colours. */
export function drawScene(name: SceneName, variant: number): string {
  const palette = PALETTES[variant % PALETTES.length] as Palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SCENES[name](palette)}</svg>`;
}
