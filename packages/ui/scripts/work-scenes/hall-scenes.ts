import {
  board,
  calendar,
  coins,
  counter,
  lamp,
  laptopBack,
  parcel,
  rupee,
  shelf,
  table,
  windowPane,
} from './furniture.ts';
import { box, disc, flat, limb, PAINT, room, shape, stroke, times, turned } from './paint.ts';
import { arm, bust, standing } from './people.ts';

const { ink, paper, cream, sand, marigold, wood, brown, indigo, sky, blue, leaf, mint, green, brick, grey } =
  PAINT;

/** Store shelves, a planner with a list, and a hand cart. */
const buyerPlanner = () => {
  const look = { shirt: marigold, hair: 'plait', skin: 0 } as const;
  return [
    room(sky, sand, 156),
    stroke('M16 12v148M136 12v148', indigo, 6),
    shelf(12, 56, 128),
    shelf(12, 104, 128),
    shelf(12, 152, 128),
    parcel(24, 56, 32),
    parcel(64, 56, 24),
    box(96, 26, 30, 30, green, 2),
    box(24, 76, 28, 28, brick, 2),
    parcel(60, 104, 34),
    parcel(102, 104, 24),
    box(22, 116, 44, 36, marigold, 2),
    parcel(76, 152, 40),
    standing(178, 170, { ...look, legs: indigo, wears: 'kurta' }),
    arm([162, 84, 156, 104, 172, 108], look),
    arm([194, 84, 206, 104, 190, 100], look),
    turned(
      8,
      180,
      100,
      box(160, 82, 36, 46, wood, 3) + box(164, 88, 28, 36, paper) + box(171, 79, 14, 8, grey, 2),
    ),
    stroke('M172 98l3 3 5-6M172 110l3 3 5-6', leaf, 3),
    // The hand cart.
    stroke('M224 66l10 92h70', ink, 5),
    parcel(236, 152, 40),
    parcel(280, 152, 28),
    parcel(240, 112, 34),
    disc(250, 164, 9, ink),
    disc(294, 164, 9, ink),
    stroke('M216 66h12', ink, 6),
    windowPane(236, 18, 60, 36, paper),
  ].join('');
};

/** An engineer with a drawing, gears and a helmet. */
const engineer = () => {
  const look = { shirt: marigold, hair: 'helmet', hat: paper } as const;
  const gear = (x: number, y: number, radius: number, fill: string) => [
    times(4, (at) =>
      turned(at * 45, x, y, box(x - radius * 0.22, y - radius * 1.28, radius * 0.44, radius * 2.56, fill, 2)),
    ),
    disc(x, y, radius, fill),
    disc(x, y, radius * 0.4, paper),
  ];
  return [
    room(cream, sand, 160),
    // The drawing on the wall.
    box(18, 18, 136, 82, indigo, 3),
    times(5, (at) => stroke(`M${40 + at * 23} 20v78`, '#4353bd', 1)),
    times(3, (at) => stroke(`M20 ${38 + at * 20}h132`, '#4353bd', 1)),
    stroke('M40 84V52l30-20 30 20v32zM58 84V64h22v20M40 52h60M116 40v44M110 40h12M110 84h12', paper, 2.5),
    ...gear(260, 56, 28, marigold),
    ...gear(302, 88, 16, green),
    bust(194, 136, look),
    arm([178, 100, 156, 96, 132, 78], look),
    arm([210, 100, 226, 118, 212, 126], look),
    table(14, 128, 292, 178),
    // Paper rolls, a set square and a laptop.
    box(28, 114, 92, 14, paper, 7),
    disc(116, 121, 5, sky),
    box(40, 101, 70, 13, sky, 7),
    shape('M136 128v-34l38 34z', leaf),
    flat('M143 122v-12l13 12z', cream),
    laptopBack(234, 128),
  ].join('');
};

/** A bank counter with a cashier, a safe and coins. */
const finance = () => {
  const look = { shirt: indigo, hair: 'bun', skin: 1 } as const;
  return [
    room(mint, sand, 160),
    // The safe.
    box(14, 60, 84, 100, grey, 5),
    box(24, 70, 64, 76, blue, 3),
    disc(56, 106, 19, paper),
    stroke('M56 90v32M40 106h32', ink, 4),
    disc(56, 106, 6, marigold),
    disc(56, 32, 20, marigold),
    rupee(45, 20),
    bust(178, 134, look),
    shape('M172 88h12l-4 8 4 22-6 6-6-6 4-22z', brick),
    arm([162, 98, 146, 114, 158, 120], look),
    arm([194, 98, 214, 112, 206, 118], look),
    // The glass with its opening.
    stroke('M112 124V22h136v102', wood, 7),
    box(108, 14, 144, 18, indigo, 3),
    stroke('M130 23h60M202 23h28', marigold, 4),
    stroke('M130 54l20-16M132 70l34-28M222 94l16-12', paper, 4),
    counter(104, 122, 202, 168, leaf),
    box(152, 112, 38, 10, mint, 1),
    disc(171, 117, 3, leaf),
    coins(204, 122, 3),
    coins(258, 122, 8),
    coins(284, 122, 5),
    calendar(276, 14),
  ].join('');
};

/** A tester looks at goods on a belt through a magnifier. */
const qualityAnalyst = () => {
  const look = { shirt: paper, hair: 'scarf', hat: leaf } as const;
  const jarOf = (x: number, isGood: boolean) =>
    box(x, 88, 30, 34, marigold, 5) +
    box(x + 4, 80, 22, 9, brick, 2) +
    box(x + 6, 98, 18, 14, paper, 1) +
    (isGood ? stroke(`M${x + 10} 105l4 4 7-8`, leaf, 3) : '');
  return [
    room(sky, sand, 160),
    lamp(86, 20, marigold),
    board(236, 18, 62, 52),
    stroke('M246 30l4 4 7-8M246 44l4 4 7-8M246 58l4 4 7-8', leaf, 3),
    stroke('M266 31h24M266 45h24M266 59h16', grey, 3),
    bust(158, 140, look),
    stroke('M158 98v40M150 96l8 8 8-8', grey, 2.5),
    arm([142, 104, 122, 122, 112, 112], look),
    jarOf(32, true),
    jarOf(78, true),
    jarOf(190, false),
    jarOf(238, false),
    jarOf(280, false),
    // The belt.
    box(6, 122, 308, 22, ink, 11),
    times(9, (at) => disc(20 + at * 35, 133, 6, grey)),
    stroke('M40 146v28M280 146v28', ink, 7),
    // The magnifier before the next jar.
    arm([174, 104, 190, 132, 214, 132], look),
    limb('M214 132l-2-4', brown, 5),
    disc(205, 100, 24, paper),
    shape('M190 88h30v30q-14 8-30 0z', marigold),
    box(194, 100, 22, 12, paper, 1),
    stroke('M205 76a24 24 0 1 1-1 0', ink, 5),
    limb('M214 124l8 20', brown, 5),
    calendar(22, 24),
  ].join('');
};

export const HALL_SCENES = {
  'buyer-planner': buyerPlanner,
  engineer,
  finance,
  'quality-analyst': qualityAnalyst,
};
