import { chair, clock, lamp, plant, table, tea, toran, windowPane } from './furniture.ts';
import { box, disc, flat, limb, PAINT, room, shape, stroke, turned } from './paint.ts';
import { arm, bust, standing } from './people.ts';

const { ink, paper, cream, sand, marigold, wood, brown, indigo, sky, leaf, mint, brick, rose, grey } = PAINT;

/** An interview: an employer and a candidate with a folder. */
const interview = () => {
  const employer = { shirt: paper, hair: 'turban', hat: indigo, skin: 1 } as const;
  const candidate = { shirt: brick, hair: 'plait', drape: leaf } as const;
  return [
    room(mint, sand, 160),
    windowPane(30, 22, 60, 52),
    clock(160, 40, 16),
    chair(42, 188, false, brown),
    chair(282, 188, true, brown),
    bust(76, 138, employer),
    bust(244, 138, candidate),
    arm([92, 106, 110, 120, 132, 114], employer),
    arm([228, 106, 212, 122, 196, 118], candidate),
    box(176, 104, 38, 28, marigold, 2),
    stroke('M184 114h22M184 122h14', ink, 2.5),
    table(44, 130, 232, 190),
    tea(112, 130),
    tea(150, 130),
    plant(300, 190),
  ].join('');
};

/** People wait on chairs before a door. */
const waiting = () => {
  const first = { shirt: indigo, hair: 'short', skin: 1 } as const;
  const second = { shirt: leaf, hair: 'scarf', hat: brick } as const;
  const seated = (
    x: number,
    look: { shirt: string; hair: 'short' | 'scarf'; hat?: string; skin?: 1 },
    legs: string,
  ) =>
    box(x - 26, 92, 52, 56, wood, 6) +
    bust(x, 146, look) +
    limb(`M${x - 10} 146v34M${x + 10} 146v34`, legs, 10) +
    stroke(`M${x - 16} 184h9M${x + 7} 184h9`, ink, 6) +
    stroke(`M${x - 24} 148v36M${x + 24} 148v36`, ink, 4);
  return [
    room(sky, sand, 160),
    toran(20, 16, 3),
    box(22, 22, 92, 140, brown, 2),
    box(32, 34, 72, 128, wood, 2),
    box(46, 50, 44, 20, paper, 2),
    stroke('M54 60h28', indigo, 4),
    disc(92, 104, 4, marigold),
    clock(198, 40, 19),
    seated(158, first, ink),
    seated(236, second, indigo),
    box(140, 132, 36, 26, marigold, 2),
    box(220, 134, 32, 24, paper, 2),
    stroke('M226 142h20M226 150h14', grey, 3),
    arm([142, 110, 134, 130, 148, 138], first),
    arm([252, 110, 262, 130, 246, 140], second),
    plant(296, 182),
  ].join('');
};

/** A talk by video on a laptop. */
const videoCall = () => {
  return [
    room(cream, sand, 150),
    lamp(44, 22),
    flat('M0 150h320v50H0z', wood),
    stroke('M0 150h320'),
    box(66, 22, 166, 114, ink, 8),
    box(76, 32, 146, 94, sky, 2),
    bust(149, 126, { shirt: indigo, hair: 'bun', drape: marigold, skin: 0 }),
    box(76, 118, 146, 8, ink),
    shape('M52 142l14-8h166l14 8v8H52z', grey),
    box(186, 92, 30, 26, mint, 2),
    disc(201, 102, 6, '#8f5a37'),
    shape('M192 117q0-9 9-9t9 9z', leaf),
    disc(120, 112, 6, brick),
    disc(136, 112, 6, leaf),
    // The headset and the notes before it.
    stroke('M250 168q-2-38 26-38t26 38', ink, 6),
    box(242, 158, 16, 28, brick, 6),
    box(294, 158, 16, 28, brick, 6),
    turned(-6, 120, 176, box(84, 164, 76, 28, paper, 2)),
    stroke('M96 178h44M98 186h30', grey, 3),
    tea(206, 186),
  ].join('');
};

/** A person calls from home and takes notes. */
const phoneCall = () => {
  const look = { shirt: leaf, hair: 'long', skin: 0 } as const;
  return [
    room(rose, sand, 160),
    windowPane(28, 26, 78, 66),
    flat('M18 22h20v76q-14-4-20 0zM96 22h20v76q-6-4-20 0z', marigold),
    lamp(160, 14),
    bust(188, 146, look),
    arm([172, 110, 154, 122, 172, 86], look),
    limb('M173 76v18', ink, 6),
    stroke('M150 66q-8 10-2 24M140 60q-12 18-2 38', brick, 3.5),
    arm([204, 110, 226, 126, 210, 134], look),
    table(36, 138, 258, 192),
    shape('M150 140l8-14h56l10 14z', paper),
    stroke('M166 132h24', grey, 3),
    limb('M211 134l10-18', indigo, 3),
    box(56, 126, 44, 12, indigo, 2),
    box(60, 114, 38, 12, marigold, 2),
    tea(124, 138),
    shape('M256 138q-6-24 14-30 20 6 14 30z', brick),
    stroke('M259 106h22', ink, 6),
  ].join('');
};

/** A person before a mirror with clean clothes. */
const mirror = () => {
  const look = { shirt: sky, hair: 'short', skin: 1 } as const;
  return [
    room(mint, sand, 160),
    stroke('M28 22h76M50 22v8M84 22v8'),
    shape('M36 40l-12 10 7 9 5-4v44h28V55l5 4 7-9-12-10q-14 8-28 0z', paper),
    stroke('M50 48v48', grey, 2.5),
    shape('M78 38q7 5 14 0l6 62h-26z', indigo),
    box(142, 16, 92, 160, wood, 44),
    box(150, 24, 76, 144, cream, 36),
    bust(188, 150, look),
    stroke('M183 100l5 18 5-18', brick, 4),
    flat('M150 146h76v4h-76z', wood),
    shape('M150 148h76q0 20-38 20t-38-20z', wood),
    box(30, 140, 92, 44, brown, 3),
    stroke('M76 140v44M68 160v.1M84 160v.1'),
    box(40, 128, 22, 12, brick, 2),
    limb('M84 134h26', marigold, 4),
    // Shoes.
    shape('M252 182v-14q8-2 10 4l16 4q8 2 6 6z', ink),
    shape('M262 192v-14q8-2 10 4l16 4q8 2 6 6z', ink),
  ].join('');
};

/** Two people greet each other with folded hands at the door of a shop. */
const greeting = () => {
  const left = { shirt: marigold, hair: 'bun', drape: brick } as const;
  const right = { shirt: paper, hair: 'cap', hat: indigo, skin: 1 } as const;
  const folded = (x: number, y: number, look: typeof left | typeof right) =>
    arm([x - 16, y, x - 22, y + 22, x - 2, y + 14], look) +
    arm([x + 16, y, x + 22, y + 22, x + 2, y + 14], look) +
    shape(`M${x - 5} ${y + 22}v-18q5-10 10 0v18z`, look === left ? '#b5774b' : '#8f5a37');
  return [
    room(sky, sand, 160),
    box(104, 20, 112, 142, cream),
    box(124, 48, 72, 114, brown, 2),
    toran(112, 24, 3),
    flat('M124 48h72v114h-72z', indigo),
    box(8, 70, 78, 48, mint, 2),
    stroke('M20 84h40M20 96h54', leaf, 4),
    standing(84, 190, { ...left, legs: brick, wears: 'sari' }),
    standing(228, 190, { ...right, legs: ink }),
    folded(84, 104, left),
    folded(228, 104, right),
    plant(150, 184),
    plant(300, 184),
  ].join('');
};

export const INTERVIEW_SCENES = {
  greeting,
  interview,
  mirror,
  'phone-call': phoneCall,
  'video-call': videoCall,
  waiting,
};
