import { box, disc, flat, limb, PAINT, shape, stroke } from './paint.ts';

/** Three skin colours. People have no facial features. */
export const SKIN = ['#b5774b', '#8f5a37', '#d39a6a'] as const;

const { ink, paper, marigold, brick } = PAINT;

export type Hair = 'short' | 'bun' | 'plait' | 'long' | 'turban' | 'helmet' | 'toque' | 'scarf' | 'cap';

export interface Look {
  /** Colour of the shirt. */
  readonly shirt: string;
  readonly skin?: 0 | 1 | 2;
  readonly hair?: Hair;
  /** Colour of turban, helmet, scarf or cap. */
  readonly hat?: string;
  /** Colour of a dupatta or sari end across the body. */
  readonly drape?: string;
}

const CROWN = (x: number, y: number) =>
  shape(`M${x - 12.5} ${y + 2}c-3-22 28-22 25 0q-3-9-10-9-8 1-15 9z`, ink);

const BEHIND: Partial<Record<Hair, (x: number, y: number, hat: string) => string>> = {
  bun: (x, y) => disc(x + 9, y - 11, 6, ink),
  plait: (x, y) => stroke(`M${x + 11} ${y - 2}q6 16 1 36`, ink, 7),
  long: (x, y) => shape(`M${x - 14} ${y + 17}v-18c0-20 28-20 28 0v18z`, ink),
  scarf: (x, y, hat) => shape(`M${x - 18} ${y + 22}q4-8 3-22c0-22 30-22 30 0q-1 14 3 22z`, hat),
};

const FRONT: Record<Hair, (x: number, y: number, hat: string) => string> = {
  short: CROWN,
  bun: CROWN,
  plait: CROWN,
  long: CROWN,
  scarf: (x, y, hat) => shape(`M${x - 13} ${y + 1}c-2-20 28-20 26 0q-4-8-13-8t-13 8z`, hat),
  turban: (x, y, hat) =>
    shape(`M${x - 14} ${y - 2}c-4-20 32-22 28 0q-14-8-28 0z`, hat) + stroke(`M${x - 11} ${y - 9}q12-2 20-7`),
  helmet: (x, y, hat) =>
    shape(`M${x - 14} ${y - 3}c-1-20 29-20 28 0z`, hat) + stroke(`M${x - 17} ${y - 3}h34M${x} ${y - 17}v7`),
  toque: (x, y, hat) =>
    shape(`M${x - 10} ${y - 5}v-9c-10-4-4-16 3-13 3-6 11-6 14 0 7-3 13 9 3 13v9z`, hat) +
    stroke(`M${x - 10} ${y - 10}h20`),
  cap: (x, y, hat) => shape(`M${x - 13} ${y - 3}c-2-18 27-18 26 0h8q2 4-4 4h-24z`, hat),
};

/** A head with its hair or hat. `x` and `y` are the centre of the face. */
export function head(
  x: number,
  y: number,
  { skin = 0, hair = 'short', hat = marigold }: Omit<Look, 'shirt'>,
): string {
  return (BEHIND[hair]?.(x, y, hat) ?? '') + disc(x, y, 12, SKIN[skin]) + FRONT[hair](x, y, hat);
}

/** A person from the hips up. `base` is the height of the hips; the head's centre is 60 above it. */
export function bust(x: number, base: number, look: Look): string {
  const { shirt, skin = 0, drape } = look;
  return [
    box(x - 5, base - 52, 10, 12, SKIN[skin]),
    shape(`M${x - 20} ${base}v-29q0-16 15-17h10q15 1 15 17v29z`, shirt),
    drape
      ? shape(`M${x - 20} ${base - 14}L${x + 6} ${base - 46}q13 1 14 14L${x - 6} ${base}h-14z`, drape)
      : '',
    head(x, base - 60, look),
  ].join('');
}

/** An arm from the shoulder over the elbow to the hand. The sleeve ends at the elbow. */
export function arm(
  points: readonly [number, number, number, number, number, number],
  { shirt, skin = 0 }: Look,
): string {
  const [x, y, elbowX, elbowY, handX, handY] = points;
  return [
    limb(`M${elbowX} ${elbowY}L${handX} ${handY}`, SKIN[skin], 6.5),
    limb(`M${x} ${y}L${elbowX} ${elbowY}`, shirt, 8),
  ].join('');
}

interface Standing extends Look {
  /** Colour of the trousers or the sari. */
  readonly legs?: string;
  readonly wears?: 'trousers' | 'sari' | 'kurta';
}

/** A standing person. `ground` is the height of the feet. The head's centre is 108 above it. */
export function standing(x: number, ground: number, look: Standing): string {
  const { legs = ink, wears = 'trousers', shirt } = look;
  const hips = ground - 48;
  const lower =
    wears === 'sari'
      ? shape(`M${x - 18} ${hips - 4}L${x - 23} ${ground - 2}h46L${x + 18} ${hips - 4}z`, legs) +
        flat(`M${x - 21} ${ground - 10}h42l1 6h-44z`, marigold)
      : limb(`M${x - 8} ${hips}v42M${x + 8} ${hips}v42`, legs, 9) +
        stroke(`M${x - 14} ${ground - 1}h9M${x + 6} ${ground - 1}h9`, ink, 6);
  const tail =
    wears === 'kurta'
      ? shape(`M${x - 20} ${hips - 6}L${x - 24} ${hips + 22}h48L${x + 20} ${hips - 6}z`, shirt)
      : '';
  return lower + tail + bust(x, hips, look);
}

/** The back of a seated listener's head and shoulders. */
export function listener(x: number, base: number, look: Look): string {
  const { shirt, hair = 'short' } = look;
  const tail =
    hair === 'plait'
      ? stroke(`M${x} ${base - 30}v26`, ink, 7) + flat(`M${x - 5} ${base - 8}h10l-5 7z`, brick)
      : '';
  return [
    shape(`M${x - 22} ${base}v-10q1-14 14-15h16q13 1 14 15v10z`, shirt),
    disc(x, base - 34, 12, hair === 'turban' ? (look.hat ?? paper) : ink),
    hair === 'bun' ? disc(x, base - 44, 6, ink) : '',
    tail,
  ].join('');
}
