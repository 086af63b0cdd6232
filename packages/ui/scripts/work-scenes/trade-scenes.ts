import { awning, counter, shelf, street, table, tea, toran, tree, windowPane } from './furniture.ts';
import { box, disc, flat, limb, moved, PAINT, room, shape, stroke, times } from './paint.ts';
import { arm, bust, standing } from './people.ts';

const { ink, paper, cream, sand, marigold, wood, brown, indigo, sky, leaf, mint, green, brick, rose, grey } =
  PAINT;

const jar = (x: number, base: number, fill: string) =>
  box(x, base - 22, 18, 22, fill, 4) + box(x + 2, base - 27, 14, 6, ink, 2);

const flame = (x: number, base: number) =>
  flat(`M${x - 6} ${base}q-4-8 6-15 10 7 6 15z`, brick) +
  flat(`M${x - 3} ${base}q-1-5 3-8 4 3 3 8z`, marigold);

/** A kitchen: a cook at the stove, with tawa and kadhai. */
const cook = () => {
  const look = { shirt: paper, hair: 'toque', hat: paper } as const;
  return [
    room(cream, sand, 152),
    times(8, (at) =>
      flat(`M${at * 40} 70h20v20h-20zM${at * 40 + 20} 90h20v20h-20zM${at * 40} 110h20v20h-20z`, paper),
    ),
    shelf(10, 52, 92),
    jar(16, 52, brick),
    jar(46, 52, marigold),
    jar(76, 52, leaf),
    shape('M196 0h90l22 34h-134z', grey),
    stroke('M216 76q-7-9 0-17t0-15M266 78q-7-9 0-17t0-15', grey, 4),
    bust(126, 132, look),
    shape('M112 104h28v30h-28z', marigold),
    stroke('M114 104l-4-16M138 104l4-16', marigold, 4),
    arm([108, 94, 94, 110, 80, 118], { shirt: paper }),
    counter(28, 122, 276, 166, indigo),
    // The kadhai with handles, and the tawa with a roti.
    flame(190, 122),
    flame(204, 122),
    flame(218, 122),
    shape('M172 84h64q-2 24-20 24h-24q-18 0-20-24z', ink),
    flat('M176 84h56q-2 8-6 8h-44q-4 0-6-8z', marigold),
    stroke('M172 88q-10-2-8-9M236 88q10-2 8-9', ink, 4),
    // The ladle.
    limb('M178 62L200 82', grey, 3),
    arm([142, 94, 160, 90, 178, 64], { shirt: paper }),
    flame(260, 122),
    flame(278, 122),
    shape('M246 102h46l-4 7h-38z', ink),
    stroke('M292 103l20-6', ink, 5),
    shape('M252 101q0-9 17-9t17 9z', sand),
    shape('M44 121q0-14 20-14t20 14z', paper),
    stroke('M52 115q8-5 18-2', sand, 3),
  ].join('');
};

/** A tailor's shop: a sewing machine, cloth and a measuring tape. */
const tailor = () => {
  const look = { shirt: green, hair: 'short', skin: 1 } as const;
  return [
    room(rose, sand, 156),
    toran(0, 2, 10),
    // Finished clothes on a rail.
    stroke('M196 34h112M214 34v-8M252 34v-8M290 34v-8'),
    shape('M204 44l-10 10 6 8 5-4v32h22V58l5 4 6-8-10-10q-12 7-24 0z', indigo),
    shape('M246 44q7 5 14 0l8 52h-30z', marigold),
    shape('M282 44q8 5 16 0l4 56h-24z', brick),
    bust(78, 136, look),
    // The tape around the neck.
    limb('M70 90q-6 18-3 30M86 90q6 18 3 34', marigold, 4),
    stroke('M65 100h3M64 108h3M65 116h3M88 100h3M89 108h3M89 116h3', ink, 1.5),
    arm([94, 98, 112, 120, 136, 126], look),
    arm([62, 98, 48, 118, 66, 124], look),
    table(14, 128, 214, 174),
    shape('M20 128q16-12 40-8t48 0l6 8z', brick),
    // The sewing machine.
    shape('M120 128v-9h98v9z', brown),
    shape('M196 119V98h-44v10h-12V88q0-12 12-12h44q14 0 14 14v29z', ink),
    stroke('M158 86h34', marigold, 4),
    disc(214, 94, 12, marigold),
    disc(214, 94, 4, ink),
    stroke('M146 108v10', grey, 3),
    box(168, 64, 12, 12, brick, 2),
    stroke('M174 64q-18-8-30 24', brick, 1.6),
    // Scissors on the wall and rolls of cloth.
    disc(26, 60, 7, rose),
    disc(40, 60, 7, rose),
    stroke('M29 54L42 30M37 54L24 30', ink, 3.5),
    box(238, 128, 70, 14, leaf, 7),
    box(246, 142, 70, 14, marigold, 7),
    box(236, 156, 74, 14, indigo, 7),
    disc(308, 135, 4, paper),
    disc(310, 163, 4, paper),
  ].join('');
};

/** A scooter with a delivery box in front of a dhaba. */
const delivery = () => {
  const look = { shirt: brick, hair: 'helmet', hat: marigold } as const;
  return [
    street(156),
    // The dhaba.
    box(8, 26, 132, 126, cream),
    box(8, 12, 132, 24, indigo, 2),
    stroke('M30 24h44M84 24h30', marigold, 6),
    awning(2, 36, 6),
    box(96, 76, 34, 76, wood),
    disc(103, 114, 3, ink),
    stroke('M36 84q-6-8 0-14M58 84q-6-8 0-14', grey, 4),
    shape('M24 94h46q-2 20-16 20h-14q-14 0-16-20z', ink),
    flat('M28 96h38q-1 6-5 6h-28q-4 0-5-6z', marigold),
    box(16, 114, 66, 38, brick),
    flat('M17 124h64v7h-64z', cream),
    tea(76, 114),
    tree(300, 152),
    // The scooter with its rider.
    box(158, 66, 44, 42, indigo, 3),
    flat('M160 78h40v9h-40z', marigold),
    stroke('M172 96h16', paper, 4),
    shape('M150 126q4-18 28-18h42l12 20h18l10-52 12 2-8 62q-4 16-18 16h-74q-18 0-22-30z', leaf),
    shape('M176 106h50q4 0 4 6h-54z', ink),
    stroke('M254 78l-4-10 14-4', ink, 5),
    bust(218, 112, look),
    limb('M214 112l24 6 4 26', ink, 9),
    stroke('M238 146h16', ink, 7),
    arm([228, 74, 240, 92, 254, 76], look),
    disc(180, 150, 17, ink),
    disc(180, 150, 7, grey),
    disc(262, 150, 17, ink),
    disc(262, 150, 7, grey),
    disc(268, 98, 6, cream),
  ].join('');
};

/** A technician on a ladder repairs a fan; tools and a multimeter are below. */
const technician = () => {
  const look = { shirt: indigo, hair: 'cap', hat: brick, skin: 1 } as const;
  return [
    room(mint, sand, 158),
    windowPane(18, 36, 62, 52),
    // The fan.
    stroke('M214 0v12', ink, 5),
    box(202, 8, 24, 16, marigold, 6),
    shape('M202 14L120 4q-12 6-2 14l84 4zM226 14l76-10q14 4 4 14l-80 4z', wood),
    // The ladder.
    stroke('M150 60L126 172M182 60l24 112', brown, 6),
    stroke('M147 78h38M143 98h46M139 118h54M134 140h64', brown, 5),
    moved(
      162,
      140,
      [
        standing(0, 0, { ...look, legs: ink }),
        limb('M50-122L55-136', marigold, 3),
        arm([16, -84, 36, -94, 49, -120], look),
        arm([-16, -84, -28, -68, -16, -56], look),
      ].join(''),
      0.86,
    ),
    // The toolbox and the multimeter.
    stroke('M38 136v-12h34v12', ink, 5),
    box(18, 134, 74, 34, brick, 4),
    flat('M20 144h70v6h-70z', marigold),
    stroke('M28 134v-18M84 134l4-22', grey, 5),
    box(246, 110, 42, 60, marigold, 6),
    box(253, 117, 28, 18, mint, 2),
    stroke('M258 130l8-8 4 6 6-6', ink, 2),
    disc(267, 148, 8, ink),
    stroke('M267 148l4-5', paper, 2),
    stroke('M256 168q-12 10-24-6M278 168q16 8 26-14', brick, 3),
  ].join('');
};

/** The gate of a building site: a guard in a vest and helmet, cones and a crane. */
const safetyManagement = () => {
  const look = { shirt: marigold, hair: 'helmet', hat: marigold } as const;
  return [
    street(158),
    // The building and the crane.
    box(200, 56, 92, 102, sand),
    times(3, (row) => times(3, (at) => box(210 + at * 28, 66 + row * 30, 16, 18, row === 0 ? sky : indigo))),
    stroke('M304 158V18M312 18H196M304 32l-22-14', ink, 4),
    stroke('M218 18v16', ink, 2.5),
    box(208, 34, 20, 12, brick),
    shape('M20 120l36-64 36 64z', marigold),
    stroke('M56 80v18M56 107v1', ink, 6),
    stroke('M56 120v38', ink, 5),
    standing(142, 162, { ...look, legs: indigo }),
    stroke('M132 70v44M152 70v44', paper, 5),
    flat('M123 94h38v7h-38z', paper),
    arm([158, 76, 172, 92, 168, 66], { shirt: leaf }),
    stroke('M168 66l2-18', ink, 3),
    box(158, 28, 26, 22, brick, 11),
    arm([126, 76, 114, 96, 120, 116], { shirt: leaf }),
    // The barrier.
    stroke('M206 130v38M296 130v38', ink, 5),
    box(196, 126, 110, 18, paper, 2),
    times(4, (at) => flat(`M${204 + at * 26} 127h12l-8 16h-12z`, brick)),
    shape('M30 166l8-30h8l8 30z', brick),
    flat('M34 154h16l2 7h-20z', paper),
    stroke('M24 167h36', ink, 5),
    shape('M84 170l6-24h8l6 24z', brick),
    stroke('M78 171h32', ink, 5),
  ].join('');
};

/** A shop counter: a customer gets a bag from the salesperson. */
const sales = () => {
  const seller = { shirt: indigo, hair: 'plait', drape: marigold } as const;
  const buyer = { shirt: leaf, hair: 'short', skin: 1 } as const;
  return [
    room(cream, sand, 156),
    awning(-4, -4, 14),
    shelf(16, 70, 126),
    shelf(16, 112, 126),
    box(22, 44, 20, 26, brick, 3),
    box(46, 50, 20, 20, indigo, 3),
    disc(82, 58, 11, marigold),
    box(100, 40, 16, 30, leaf, 5),
    box(120, 48, 18, 22, sand, 3),
    box(22, 90, 30, 22, marigold, 3),
    box(60, 84, 16, 28, paper, 6),
    box(82, 92, 24, 20, leaf, 3),
    bust(176, 134, seller),
    arm([192, 98, 206, 114, 226, 104], seller),
    counter(24, 122, 206, 166, leaf),
    // Scales on the counter.
    shape('M52 122l6-18h26l6 18z', brick),
    disc(71, 113, 6, paper),
    shape('M44 96h54l-6 8h-42z', grey),
    standing(274, 172, { ...buyer, legs: indigo }),
    arm([258, 86, 246, 106, 232, 106], buyer),
    shape('M214 108h34l4 36h-42z', marigold),
    stroke('M222 108q0-14 9-14t9 14', ink, 3),
    stroke('M223 122q8 10 16 0', ink),
    tea(120, 122),
    shape('M142 122v-14l14-5 6 19z', paper),
    stroke('M148 112h6M149 117h7', brick, 2),
  ].join('');
};

/** A street corner with a shop, a tea stall and a lamp, for work of any kind. */
const work = () =>
  [
    street(154),
    disc(210, 34, 17, marigold),
    box(10, 30, 116, 124, rose),
    box(10, 18, 116, 26, indigo, 2),
    stroke('M26 31h26M60 31h48', marigold, 6),
    awning(6, 44, 6, 21),
    box(24, 92, 46, 42, sky),
    stroke('M47 92v42'),
    box(84, 84, 30, 70, wood),
    box(126, 60, 74, 94, cream),
    windowPane(142, 76, 40, 30, marigold),
    toran(128, 62, 2),
    tree(300, 154),
    stroke('M232 156V34q0-10 12-10h16', ink, 5),
    shape('M254 24h18l5 11h-28z', marigold),
    // The tea stall.
    counter(138, 122, 76, 166, brick),
    shape('M150 122v-12q0-8 12-8t12 8v12z', grey),
    stroke('M174 108l8-6M162 96q-5-7 0-12', ink, 3),
    tea(190, 122),
    tea(204, 122),
    standing(58, 172, { shirt: leaf, legs: brick, wears: 'sari', hair: 'bun', drape: brick }),
    moved(12, 50, box(64, 84, 20, 24, brown, 3) + stroke('M69 84q5-9 10 0', ink, 3)),
    standing(264, 174, { shirt: marigold, hair: 'turban', hat: brick, skin: 1, legs: indigo }),
    arm([248, 88, 236, 106, 228, 114], { shirt: marigold, skin: 1 }),
    arm([280, 88, 290, 108, 286, 126], { shirt: marigold, skin: 1 }),
  ].join('');

export const TRADE_SCENES = {
  cook,
  tailor,
  delivery,
  technician,
  'safety-management': safetyManagement,
  sales,
  work,
};
