import {
  board,
  bubble,
  calendar,
  clock,
  coins,
  files,
  laptopBack,
  monitor,
  parcel,
  phone,
  plant,
  shelf,
  table,
  tea,
  windowPane,
} from './furniture.ts';
import { box, disc, flat, limb, PAINT, room, shape, stroke, times, turned } from './paint.ts';
import { arm, bust } from './people.ts';

const { ink, paper, cream, sand, marigold, wood, indigo, sky, blue, leaf, mint, brick, rose, grey } = PAINT;

/** Columns of a chart; `base` is the height of its axis. */
const columns = (x: number, base: number, heights: readonly number[], fills: readonly string[], width = 12) =>
  heights
    .map((height, at) => box(x + at * (width + 5), base - height, width, height, fills[at % fills.length]))
    .join('');

/** An accountant with the red ledger and a calculator. */
const accountant = () => {
  const look = { shirt: sky, hair: 'bun', drape: leaf } as const;
  return [
    room(cream, sand, 160),
    shelf(20, 62, 104),
    files(26, 62, [brick, indigo, leaf, marigold, brick, indigo]),
    calendar(268, 26),
    clock(232, 40, 14),
    bust(160, 134, look),
    arm([144, 98, 128, 118, 140, 124], look),
    arm([176, 98, 196, 114, 182, 122], look),
    table(16, 126, 288, 178),
    // The open ledger with its red cover.
    shape('M98 128l12-20h100l12 20z', brick),
    shape('M160 124q-22-8-46-2l8-14q22-4 38 4 16-8 38-4l8 14q-24-6-46 2z', paper),
    stroke('M124 114q14-2 28 2M122 119q14-2 30 2M168 116q14-4 28-2', grey, 2),
    stroke('M182 120l12-20', ink, 4),
    // The calculator stands, as a sign of the work.
    turned(
      -6,
      60,
      100,
      box(34, 70, 48, 58, indigo, 5) +
        box(40, 76, 36, 14, mint, 2) +
        times(3, (row) =>
          times(3, (at) =>
            box(41 + at * 13, 95 + row * 10, 8, 6, row === 2 && at === 2 ? marigold : paper, 1),
          ),
        ),
    ),
    coins(236, 126, 4),
    coins(262, 126, 2),
    tea(294, 126),
  ].join('');
};

/** A budget analyst before a chart of columns, with a money box. */
const budgetAnalyst = () => {
  const look = { shirt: leaf, hair: 'short' } as const;
  return [
    room(mint, sand, 160),
    board(22, 16, 132, 76),
    stroke('M34 26v54h108'),
    columns(42, 80, [18, 30, 24, 40, 48], [indigo, marigold]),
    stroke('M46 50l18-12 16 8 18-16 20-6', brick, 3),
    bust(206, 136, look),
    arm([190, 100, 174, 96, 156, 76], look),
    arm([222, 100, 238, 120, 226, 126], look),
    table(84, 128, 228, 178),
    // A pie chart on paper, the money box and coins.
    box(112, 84, 44, 44, paper, 3),
    disc(134, 106, 16, marigold),
    shape('M134 106V90a16 16 0 0 1 15 21z', brick),
    shape('M134 106l15 5a16 16 0 0 1-19 11z', indigo),
    shape('M252 128q-18-6-14-26 4-18 26-18t26 18q4 20-14 26z', brick),
    stroke('M257 92h14', ink, 4),
    flat('M240 106h48v6h-48z', marigold),
    disc(264, 72, 9, marigold),
    coins(186, 128, 2),
    plant(48, 172),
  ].join('');
};

/** A writer with pages, books and a lamp in the evening. */
const contentWriting = () => {
  const look = { shirt: brick, hair: 'long' } as const;
  return [
    room(sky, sand, 162),
    box(20, 20, 76, 62, indigo, 2),
    disc(74, 40, 10, marigold),
    stroke('M58 20v62M20 51h76'),
    box(15, 82, 86, 5, wood, 1),
    bust(156, 138, look),
    arm([140, 102, 118, 120, 138, 126], look),
    arm([172, 102, 196, 112, 182, 124], look),
    table(14, 130, 292, 178),
    turned(-4, 160, 120, shape('M122 130l10-22h60l10 22z', paper)),
    stroke('M140 114h40M137 120h34', grey, 2.5),
    // The pencil in the hand.
    limb('M182 122l22-34', marigold, 5),
    // Large written pages pinned on the wall.
    turned(5, 226, 50, box(200, 14, 54, 62, paper, 2)),
    stroke('M210 32l6-12 6 12M212 28h8M228 28h18M209 42h36M208 52h38M207 62h20', ink, 2.5),
    disc(229, 18, 4, brick),
    // Books and the lamp.
    box(28, 118, 62, 12, leaf, 2),
    box(34, 106, 54, 12, marigold, 2),
    box(26, 94, 58, 12, indigo, 2),
    stroke('M288 130V98l-14-14', ink, 4),
    shape('M282 72l-24 14q-4 10 4 14l26-18z', marigold),
    stroke('M274 130h28', ink, 6),
    tea(226, 130),
  ].join('');
};

/** A phone on a stand with a ring light; hearts and messages rise from it. */
const digitalMarketing = () => {
  const look = { shirt: marigold, hair: 'short', skin: 1 } as const;
  const heart = (x: number, y: number) =>
    shape(`M${x} ${y + 16}q-18-12-10-20 6-4 10 3 4-7 10-3 8 8-10 20z`, brick);
  return [
    room(rose, sand, 160),
    bust(84, 138, look),
    arm([100, 102, 122, 112, 134, 96], look),
    box(122, 74, 24, 22, leaf, 3),
    stroke('M129 74q5-9 10 0', ink, 2.5),
    arm([68, 102, 50, 118, 66, 126], look),
    table(14, 130, 152, 178, indigo),
    laptopBack(24, 130, blue),
    parcel(130, 130, 24),
    // The phone in the ring light.
    stroke('M222 122v18M222 134l-24 40M222 134l24 40M222 134v40', ink, 5),
    disc(222, 78, 46, marigold),
    disc(222, 78, 35, cream),
    phone(205, 48, 34, 60, sky),
    disc(222, 70, 6, '#8f5a37'),
    shape('M212 92q0-14 10-14t10 14z', marigold),
    // Reactions.
    bubble(266, 22, 46, 36),
    heart(289, 34),
    heart(290, 96),
    heart(272, 126),
    bubble(126, 14, 46, 32, mint),
    stroke('M138 26h22M138 34h14', leaf, 3.5),
    stroke('M300 156l-14-14M300 156l-4-14M300 156l-14-4', ink, 3),
  ].join('');
};

/** A designer's desk: a pen tablet, a screen with shapes and a poster. */
const graphicDesigner = () => {
  const look = { shirt: leaf, hair: 'long', skin: 2 } as const;
  return [
    room(rose, sand, 160),
    board(24, 14, 60, 66, marigold),
    disc(58, 36, 12, brick),
    shape('M24 80l20-26 14 14 8-8 18 20z', indigo),
    shelf(190, 36, 84),
    times(5, (at) => box(196 + at * 15, 12, 11, 24, [brick, marigold, leaf, indigo][at % 4] ?? ink, 3)),
    bust(128, 138, look),
    arm([112, 102, 96, 120, 116, 128], look),
    table(10, 130, 300, 178, wood),
    monitor(182, 130, '', 104, 70),
    disc(214, 82, 13, marigold),
    shape('M232 98l15-30 15 30z', brick),
    stroke('M198 100q14-26 34-2t40-20', indigo, 3),
    box(195, 97, 6, 6, paper),
    box(269, 75, 6, 6, paper),
    // The tablet with the pen.
    shape('M92 132l10-20h66l8 20z', ink),
    flat('M102 128l6-12h54l5 12z', sky),
    stroke('M116 124q10-8 20-2t18-4', brick, 3),
    arm([144, 102, 164, 110, 156, 116], look),
    limb('M154 120l14-26', paper, 4),
    // Colour samples.
    times(4, (at) =>
      turned(-46 + at * 26, 48, 132, box(41, 92, 14, 40, [brick, marigold, leaf, indigo][at] ?? ink, 2)),
    ),
  ].join('');
};

/** A recruiter welcomes a candidate across a desk, with a resume. */
const humanResources = () => {
  const recruiter = { shirt: indigo, hair: 'bun', drape: marigold } as const;
  const candidate = { shirt: sky, hair: 'short', skin: 1 } as const;
  return [
    room(cream, sand, 160),
    board(116, 14, 88, 58, mint),
    times(
      3,
      (at) =>
        box(124 + at * 26, 22, 20, 28, paper, 1) +
        disc(134 + at * 26, 31, 4, [brick, indigo, leaf][at] ?? ink) +
        stroke(`M${128 + at * 26} 42h12`, grey, 2.5),
    ),
    stroke('M126 60h30M166 60h26', leaf, 4),
    windowPane(20, 24, 54, 48),
    plant(290, 158),
    bust(74, 138, recruiter),
    bust(246, 138, candidate),
    stroke('M240 94l6 18 6-18', brick, 3),
    arm([92, 104, 110, 116, 138, 110], recruiter),
    arm([228, 104, 208, 116, 186, 122], candidate),
    table(30, 130, 250, 178),
    // The resume.
    turned(
      -8,
      160,
      108,
      box(138, 82, 40, 48, paper, 2) +
        disc(149, 94, 5, marigold) +
        stroke('M159 92h12M159 98h8M145 108h26M145 115h26M145 122h16', ink, 2),
    ),
    box(84, 112, 30, 18, brick, 2),
    flat('M90 118h18v5h-18z', cream),
    tea(206, 130),
    tea(222, 130),
  ].join('');
};

export const DESK_SCENES = {
  accountant,
  'budget-analyst': budgetAnalyst,
  'content-writing': contentWriting,
  'digital-marketing': digitalMarketing,
  'graphic-designer': graphicDesigner,
  'human-resources': humanResources,
};
