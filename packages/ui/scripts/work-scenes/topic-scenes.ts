import { awning, board, coins, phone, plant, rupee, street, tea, tree, windowPane } from './furniture.ts';
import { INTERVIEW_SCENES } from './interview-scenes.ts';
import { box, disc, flat, limb, moved, PAINT, room, shape, stroke, times, turned } from './paint.ts';
import { arm, standing } from './people.ts';

const { ink, paper, cream, sand, marigold, wood, brown, indigo, sky, leaf, mint, green, brick, rose, grey } =
  PAINT;

/** A large phone in a hand; `content` is drawn on its screen, which is 76 by 124 from 0, 0. */
const bigPhone = (x: number, y: number, content: string) =>
  limb(`M${x + 42} 200v-60`, '#b5774b', 44) +
  box(x, y, 92, 150, ink, 12) +
  box(x + 8, y + 12, 76, 124, paper, 3) +
  moved(x + 8, y + 12, content) +
  limb(
    `M${x - 2} ${y + 84}l14 20M${x + 94} ${y + 66}l-8 8M${x + 94} ${y + 84}l-8 8M${x + 94} ${y + 102}l-8 8`,
    '#b5774b',
    10,
  );

/** A message that asks for money, on a phone, and a person who refuses. */
const phoneWarning = () => {
  const look = { shirt: indigo, hair: 'plait', drape: marigold } as const;
  const message = [
    flat('M0 0h76v18H0z', brick),
    shape('M38 28l26 44H12z', marigold),
    stroke('M38 42v14M38 64v1', ink, 4.5),
    box(10, 84, 56, 26, rose, 6),
    rupee(14, 86, 0.9, brick, 3),
    stroke('M38 93h20M38 102h12', brick, 3),
  ].join('');
  return [
    room(rose, sand, 160),
    windowPane(18, 30, 56, 50),
    bigPhone(150, 22, message),
    standing(82, 196, { ...look, legs: leaf, wears: 'kurta' }),
    arm([98, 110, 116, 122, 128, 92], look),
    limb('M124 92v-12M128 90v-16M133 92v-14', '#b5774b', 2),
    arm([66, 110, 52, 128, 60, 146], look),
    plant(286, 186),
  ].join('');
};

/** Wages on a table: the slip, the calculator and coins. */
const wages = () =>
  [
    room(cream, sand, 128),
    flat('M0 128h320v72H0z', wood),
    stroke('M0 128h320M0 150h140M180 168h140', ink, 2),
    board(20, 20, 70, 60, mint),
    stroke('M30 70l16-18 14 8 20-28', leaf, 4),
    turned(
      -7,
      130,
      100,
      box(84, 34, 96, 134, paper, 3) +
        flat('M85 36h94v20h-94z', indigo) +
        stroke('M96 46h40', paper, 4) +
        stroke('M96 72h46M96 86h38M96 100h46M96 114h30', grey, 4) +
        stroke('M156 72h14M156 86h14M156 100h14M156 114h14', ink, 4) +
        stroke('M94 126h76', ink, 2) +
        rupee(100, 132, 1, leaf, 3.5) +
        stroke('M132 144h34', leaf, 6),
    ),
    turned(
      8,
      222,
      120,
      box(196, 78, 56, 84, indigo, 6) +
        box(203, 86, 42, 18, mint, 2) +
        times(3, (row) =>
          times(3, (at) =>
            box(204 + at * 15, 112 + row * 15, 10, 9, row === 2 && at === 2 ? marigold : paper, 2),
          ),
        ),
    ),
    coins(30, 178, 6),
    coins(58, 182, 3),
    coins(262, 176, 5),
    coins(290, 180, 8),
    tea(184, 182),
  ].join('');

/** A lane from home to a workshop, with a pin. */
const lane = () =>
  [
    flat('M0 0h320v200H0z', mint),
    flat('M0 76q80-26 160-8t160-6v138H0z', green),
    stroke('M84 196q-6-40 50-50t96-24 10-40', ink, 31),
    stroke('M84 196q-6-40 50-50t96-24 10-40', sand, 26),
    stroke('M84 190q-2-32 50-44t94-22 12-34', paper, 3),
    shape('M10 92l44-36 44 36z', brick),
    box(20, 92, 68, 54, cream),
    box(46, 112, 20, 34, wood),
    box(26, 100, 14, 16, sky),
    box(72, 100, 12, 16, sky),
    box(180, 34, 78, 48, rose),
    awning(174, 30, 4, 22),
    box(190, 58, 22, 24, sky),
    box(226, 56, 20, 26, wood),
    shape('M150 132q-26-34-22-46a22 22 0 0 1 44 0q4 12-22 46z', brick),
    disc(150, 90, 9, paper),
    tree(288, 160),
    tree(24, 190),
    standing(112, 200, { shirt: marigold, hair: 'bun', legs: indigo, wears: 'kurta' }),
  ].join('');

/** A bus at night with its lights on, and a woman at the stop. */
const nightBus = () =>
  [
    flat('M0 0h320v200H0z', indigo),
    flat('M0 150h320v50H0z', ink),
    shape('M52 20a22 22 0 1 0 18 34 18 18 0 0 1-18-34z', marigold),
    times(6, (at) => stroke(`M${92 + at * 34} ${22 + (at % 3) * 14}v.1`, cream, 4)),
    times(
      5,
      (at) =>
        box(8 + at * 66, 92 - (at % 2) * 22, 52, 60 + (at % 2) * 22, '#222c78') +
        flat(
          `M${18 + at * 66} ${104 - (at % 2) * 18}h10v10h-10zM${40 + at * 66} ${112 - (at % 2) * 18}h10v10h-10z`,
          marigold,
        ),
    ),
    box(96, 72, 190, 84, brick, 10),
    flat('M98 122h186v10H98z', marigold),
    times(4, (at) => box(108 + at * 38, 84, 30, 28, cream, 4)),
    box(260, 84, 22, 50, sky, 4),
    times(3, (at) => disc(123 + at * 38, 103, 7, ['#8f5a37', '#b5774b', '#d39a6a'][at] ?? ink)),
    disc(132, 158, 17, ink),
    disc(132, 158, 7, grey),
    disc(244, 158, 17, ink),
    disc(244, 158, 7, grey),
    stroke('M0 186h40M70 186h60M160 186h60M250 186h60', grey, 4),
    standing(50, 192, { shirt: leaf, hair: 'plait', drape: marigold, legs: brick, wears: 'kurta' }),
    arm([66, 106, 76, 124, 70, 136], { shirt: leaf }),
    box(58, 134, 22, 22, marigold, 3),
  ].join('');

/** A resume on a desk with pen, phone and tea. */
const resume = () =>
  [
    flat('M0 0h320v200H0z', wood),
    stroke('M0 50h120M190 50h130M0 104h60M230 104h90M0 158h150M210 158h110', brown, 2),
    turned(
      -5,
      150,
      100,
      box(92, 16, 120, 170, paper, 3) +
        disc(122, 48, 18, sky) +
        shape('M106 60q2-14 16-14t16 14q-6 6-16 6t-16-6z', indigo) +
        disc(122, 42, 7, '#b5774b') +
        stroke('M150 36h46M150 48h34M150 60h24', ink, 4) +
        stroke('M106 84h30', brick, 5) +
        stroke('M106 98h90M106 110h82M106 122h88', grey, 4) +
        stroke('M106 138h30', brick, 5) +
        stroke('M106 152h84M106 164h60', grey, 4),
    ),
    stroke('M180 146l6 6 12-14', leaf, 5),
    turned(10, 40, 130, phone(16, 94, 46, 84, sky)),
    stroke('M32 126h20M30 136h14', indigo, 3),
    limb('M246 92L226 158', indigo, 7),
    shape('M222 158h10l-8 14z', marigold),
    disc(274, 142, 27, paper),
    disc(274, 142, 18, '#a8662c'),
    stroke('M300 134q16 0 12 14-4 8-14 6', ink, 4),
    turned(-14, 44, 44, box(14, 24, 60, 42, marigold, 3) + stroke('M24 36h30M24 46h40M24 56h22', ink, 2.5)),
  ].join('');

/** A person looks at jobs on a phone. */
const phoneJobs = () => {
  const look = { shirt: brick, hair: 'short', skin: 1 } as const;
  const card = (y: number, fill: string) =>
    box(6, y, 64, 30, fill, 4) +
    stroke(`M14 ${y + 10}h36`, ink, 3.5) +
    flat(`M14 ${y + 16}h26v8h-26z`, marigold);
  return [
    room(sky, sand, 160),
    windowPane(24, 26, 56, 50, cream),
    bigPhone(
      168,
      22,
      flat('M0 0h76v16H0z', indigo) +
        stroke('M8 8h24', paper, 4) +
        card(22, paper) +
        card(57, mint) +
        card(92, paper) +
        stroke('M56 70l4 4 7-8', leaf, 3.5),
    ),
    standing(74, 196, { ...look, legs: indigo }),
    arm([90, 110, 110, 128, 102, 106], look),
    phone(92, 82, 20, 32, mint),
    arm([58, 110, 46, 130, 54, 146], look),
    plant(284, 190),
  ].join('');
};

/** The first morning: a person with a lunch box walks to work at sunrise. */
const morning = () =>
  [
    street(160, rose),
    disc(150, 104, 46, marigold),
    stroke('M150 42V24M98 62L84 48M202 62l14-14M86 104H68M214 104h18', marigold, 5),
    flat('M0 126q60-20 120-6t200-8v50H0z', green),
    stroke('M0 160h320'),
    box(206, 76, 106, 84, cream),
    box(206, 64, 106, 20, indigo, 2),
    stroke('M222 74h34M264 74h30', marigold, 5),
    awning(201, 84, 5, 23),
    box(220, 118, 34, 42, wood),
    box(266, 118, 36, 26, sky),
    standing(88, 188, { shirt: indigo, hair: 'plait', drape: marigold, legs: leaf, wears: 'kurta' }),
    arm([104, 102, 118, 118, 114, 132], { shirt: indigo }),
    box(104, 132, 22, 12, grey, 3),
    box(104, 144, 22, 12, paper, 3),
    box(104, 156, 22, 12, grey, 3),
    stroke('M106 132q9-14 18 0', ink, 3),
    arm([72, 102, 60, 118, 66, 134], { shirt: indigo }),
    stroke('M86 86l-14 46', brown, 4),
  ].join('');

/** The drawings of topics of posts and tips, 320 by 200, by name. */
export const TOPIC_SCENES: Readonly<Record<string, () => string>> = {
  ...INTERVIEW_SCENES,
  lane,
  morning,
  'night-bus': nightBus,
  'phone-jobs': phoneJobs,
  'phone-warning': phoneWarning,
  resume,
  wages,
};
