/**
 * Colours and shapes of the drawn workplaces. A shape has the ink outline of its group, unless it is flat. Coordinates are units of
 * the view box, 320 by 180.
 */
export const PAINT = {
  ink: '#1b1f3b',
  paper: '#fffbf3',
  cream: '#ffefc9',
  sand: '#f6d9a0',
  marigold: '#ffb020',
  wood: '#d08a3c',
  brown: '#8a4f22',
  indigo: '#2b3a9f',
  sky: '#dbe1fa',
  blue: '#8fa0ec',
  leaf: '#1e7b4f',
  mint: '#d5ecd9',
  green: '#6cb98b',
  brick: '#c8452f',
  rose: '#fbdcc9',
  grey: '#aeb3cb',
} as const;

/** Returns a number with at most one decimal, so that files stay small. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** A filled path with the ink outline. */
export const shape = (d: string, fill: string = PAINT.paper) => `<path d="${d}" fill="${fill}"/>`;

/** A filled path without outline. */
export const flat = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** An open stroke. */
export const stroke = (d: string, colour?: string, width?: number) =>
  `<path d="${d}" fill="none"${colour ? ` stroke="${colour}"` : ''}${width ? ` stroke-width="${width}"` : ''}/>`;

/** A rectangle with the ink outline. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = PAINT.paper,
  radius = 0,
) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

/** A circle with the ink outline. */
export const disc = (x: number, y: number, radius: number, fill: string = PAINT.paper) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

/** A thick stroke with the ink outline, for arms, legs, pipes and poles. */
export const limb = (d: string, colour: string, width = 8) =>
  stroke(d, PAINT.ink, width + 4.5) + stroke(d, colour, width);

/** Repeats a drawing; `draw` receives the index. */
export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Moves a drawing, and scales it about its own origin. A negative `scaleX` mirrors it. */
export const moved = (x: number, y: number, body: string, scaleX = 1, scaleY = Math.abs(scaleX)) =>
  `<g transform="translate(${x} ${y})${scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX} ${scaleY})`}">${body}</g>`;

/** Turns a drawing by degrees about a point. */
export const turned = (degrees: number, x: number, y: number, body: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;

/** Wall and floor of a room. The floor starts at `y`. */
export const room = (wall: string, floor: string, y = 148) =>
  flat('M0 0h320v180H0z', wall) + flat(`M0 ${y}h320v${200 - y}H0z`, floor) + stroke(`M0 ${y}h320`);
