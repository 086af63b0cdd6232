import {
  board,
  bubble,
  chair,
  clock,
  counter,
  plant,
  shelf,
  street,
  tea,
  toran,
  tree,
  windowPane,
} from './furniture.ts';
import { box, disc, flat, limb, PAINT, room, shape, stroke, times, turned } from './paint.ts';
import { arm, bust, listener, standing } from './people.ts';

const { ink, paper, cream, sand, marigold, wood, brown, indigo, sky, leaf, mint, green, brick, rose, grey } =
  PAINT;

/** Two people shake hands before a rising chart. */
const businessDevelopment = () => {
  const left = { shirt: indigo, hair: 'short', skin: 1 } as const;
  const right = { shirt: brick, hair: 'plait', drape: marigold } as const;
  return [
    room(mint, sand, 152),
    board(92, 16, 136, 74),
    stroke('M106 26v54h110', ink, 2.5),
    stroke('M112 72l26-14 22 8 42-34', leaf, 5),
    shape('M196 26l16-2-4 15z', leaf),
    windowPane(12, 28, 46, 44),
    plant(296, 152),
    standing(96, 170, { ...left, legs: ink }),
    standing(222, 170, { ...right, legs: indigo, wears: 'kurta' }),
    stroke('M91 76l5 16 5-16', marigold, 3),
    arm([112, 84, 132, 106, 158, 106], left),
    arm([206, 84, 186, 106, 160, 106], right),
    disc(159, 106, 7, '#b5774b'),
    // Briefcases.
    arm([80, 84, 68, 106, 66, 122], left),
    stroke('M58 130q0-9 8-9t8 9', ink, 3.5),
    box(44, 130, 44, 32, brown, 4),
    box(61, 140, 10, 8, marigold, 2),
    arm([238, 84, 250, 104, 242, 116], right),
    turned(
      8,
      252,
      114,
      box(236, 96, 30, 38, cream, 2) + stroke('M242 106h18M242 114h18M242 122h10', grey, 2.5),
    ),
  ].join('');
};

/** A counselor listens to a person; two chairs and a plant. */
const counselor = () => {
  const helper = { shirt: leaf, hair: 'bun', drape: marigold } as const;
  const guest = { shirt: indigo, hair: 'short', skin: 1 } as const;
  const legs = (x: number, side: number, colour: string) =>
    limb(`M${x} 140h${26 * side}v30`, colour, 9) + stroke(`M${x + 24 * side} 172h${12 * side}`, ink, 6);
  return [
    room(rose, sand, 156),
    shape('M30 176q130-22 260 0z', brick),
    shape('M60 176q100-13 200 0z', marigold),
    windowPane(22, 26, 56, 50, sky),
    shelf(244, 66, 62),
    box(252, 36, 11, 30, indigo, 1),
    box(263, 40, 11, 26, leaf, 1),
    box(274, 34, 11, 32, brick, 1),
    chair(62, 174, false, indigo),
    chair(258, 174, true, indigo),
    legs(84, 1, leaf),
    legs(236, -1, ink),
    bust(82, 146, helper),
    bust(238, 146, guest),
    arm([98, 110, 112, 128, 128, 116], helper),
    arm([222, 110, 210, 132, 200, 142], guest),
    bubble(108, 20, 62, 42),
    shape('M139 52q-20-13-11-22 7-4 11 4 4-8 11-4 9 9-11 22z', brick),
    stroke('M160 140v32M146 172h28', ink, 5),
    box(134, 134, 52, 7, wood, 2),
    tea(150, 134),
    tea(170, 134),
  ].join('');
};

/** A person calls out with a megaphone before a hoarding on the street. */
const marketing = () => {
  const look = { shirt: brick, hair: 'plait', drape: marigold } as const;
  return [
    street(156),
    tree(26, 152),
    // The hoarding.
    stroke('M190 90v66M282 90v66', brown, 7),
    box(164, 14, 144, 82, indigo, 3),
    box(170, 20, 132, 70, marigold, 2),
    shape('M232 26l7 15 16-4-6 15 14 9-16 5 1 16-13-10-14 9 2-16-15-5 13-9-6-15 15 4z', brick),
    stroke('M180 76h28M262 36h30M262 48h20M180 34h22', ink, 5),
    stroke('M226 62l6 6 10-14', paper, 4),
    standing(98, 172, { ...look, legs: indigo, wears: 'kurta' }),
    arm([114, 86, 132, 88, 136, 66], look),
    // The megaphone.
    shape('M118 54l34-20q8 18 0 38l-34-10q-4-4 0-8z', paper),
    shape('M152 34q9 18 0 38-6-18 0-38z', marigold),
    stroke('M164 40l10-6M168 54h12M164 66l10 6', brick, 4),
    arm([82, 86, 68, 104, 60, 92], look),
    turned(-10, 50, 90, box(38, 70, 26, 34, paper, 1) + stroke('M43 78h16M43 86h16', brick, 3)),
    times(8, (at) =>
      flat(
        `M${at * 22 - 4} ${6 + Math.round(10 * Math.sin((at * Math.PI) / 7))}h16l-8 16z`,
        [marigold, leaf, brick][at % 3] ?? ink,
      ),
    ),
    standing(284, 178, { shirt: leaf, hair: 'bun', skin: 1, wears: 'sari', legs: brick, drape: brick }),
  ].join('');
};

/** A reception desk with bell, flowers and keys. */
const receptionist = () => {
  const look = { shirt: brick, hair: 'bun', drape: marigold } as const;
  return [
    room(cream, sand, 160),
    toran(0, 2, 10),
    // Keys on the wall.
    board(204, 34, 92, 30, wood),
    times(
      5,
      (at) => stroke(`M${216 + at * 17} 42v14h5`, marigold, 3) + disc(216 + at * 17, 42, 3.5, marigold),
    ),
    clock(112, 52, 16),
    bust(160, 126, look),
    disc(169, 57, 3, marigold),
    // The receiver of the phone at her ear.
    arm([144, 90, 126, 104, 142, 74], look),
    limb('M145 60v18', indigo, 5),
    arm([176, 90, 200, 102, 190, 110], look),
    counter(30, 114, 260, 170, indigo),
    disc(160, 150, 12, marigold),
    stroke('M154 150l4 4 8-9', ink, 3),
    // The bell.
    shape('M206 112q0-20 20-20t20 20z', marigold),
    box(202, 109, 48, 6, ink, 3),
    disc(226, 89, 4, ink),
    stroke('M200 92l-8-6M226 81v-6M252 92l8-6', brick, 3.5),
    // The flowers.
    stroke('M66 94l-10-20M70 94l2-26M74 94l14-18', leaf, 3),
    disc(54, 72, 9, brick),
    disc(72, 64, 9, marigold),
    disc(90, 74, 9, paper),
    shape('M56 90h30l-5 24h-20z', sky),
    box(104, 104, 34, 10, paper, 1),
    box(264, 96, 16, 18, leaf, 2),
  ].join('');
};

/** A teacher at the blackboard before children. */
const teacher = () => {
  const look = { shirt: marigold, hair: 'bun', drape: brick } as const;
  return [
    room(cream, sand, 140),
    box(88, 12, 204, 92, wood, 3),
    box(95, 19, 190, 78, leaf),
    stroke('M112 62l9-24 9 24M115 54h12', paper, 4),
    stroke('M150 38v24M150 38h8q7 6 0 12h-8 9q9 6 0 12h-9', paper, 4),
    stroke('M196 42q-14-6-14 8t14 10', paper, 4),
    stroke('M216 40l5-3v24M236 40q10-8 12 2l-12 18h13M262 38h10l-6 8q12 4-2 14', marigold, 4),
    stroke('M112 78h70M112 86h46', paper, 2),
    box(210, 97, 30, 6, paper, 1),
    standing(52, 150, { ...look, legs: brick, wears: 'sari' }),
    arm([68, 64, 88, 74, 104, 58], look),
    limb('M104 58l22-10', wood, 2.5),
    arm([36, 64, 30, 84, 46, 92], look),
    box(34, 82, 24, 18, indigo, 2),
    // The children from behind, on their benches.
    listener(118, 170, { shirt: sky, hair: 'plait' }),
    listener(178, 170, { shirt: paper, hair: 'short' }),
    listener(238, 170, { shirt: sky, hair: 'bun' }),
    listener(292, 170, { shirt: paper, hair: 'turban', hat: brick }),
    arm([194, 158, 206, 144, 206, 126], { shirt: paper }),
    box(92, 164, 240, 20, wood, 2),
  ].join('');
};

/** A trainer shows steps on a whiteboard to adults. */
const trainer = () => {
  const look = { shirt: indigo, hair: 'short', skin: 1 } as const;
  return [
    room(sky, sand, 146),
    board(26, 16, 150, 86),
    disc(56, 44, 15, marigold),
    stroke('M76 44h20', ink, 3),
    shape('M94 37l11 7-11 7z', ink),
    box(110, 30, 28, 28, green, 3),
    stroke('M124 64v12', ink, 3),
    shape('M117 74l7 10 7-10z', ink),
    stroke('M42 78h40M42 88h28', brick, 3.5),
    stroke('M117 44l5 5 9-11', paper, 3.5),
    standing(214, 158, { ...look, legs: ink }),
    stroke('M209 64l5 18 5-18', marigold, 3),
    arm([198, 72, 178, 80, 150, 62], look),
    limb('M150 62l-10-6', brick, 3),
    arm([230, 72, 246, 88, 240, 104], look),
    windowPane(260, 22, 44, 44, paper),
    plant(290, 148),
    listener(56, 172, { shirt: brick, hair: 'bun' }),
    listener(118, 172, { shirt: leaf, hair: 'short' }),
    listener(180, 172, { shirt: marigold, hair: 'plait' }),
    box(20, 166, 200, 18, wood, 2),
    // A dumb-bell.
    stroke('M244 168h44', ink, 5),
    box(240, 156, 10, 24, brick, 3),
    box(282, 156, 10, 24, brick, 3),
  ].join('');
};

export const PEOPLE_SCENES = {
  'business-development': businessDevelopment,
  counselor,
  marketing,
  receptionist,
  teacher,
  trainer,
};
