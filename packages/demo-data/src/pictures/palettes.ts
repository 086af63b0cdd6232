/** Colours of a demo company: walls, sign, accents, and outlines. */
export interface Palette {
  readonly wall: string;
  readonly sign: string;
  readonly accent: string;
  readonly line: string;
}

export const PALETTES: readonly Palette[] = [
  { wall: '#fdf1df', sign: '#b4432f', accent: '#f2b84b', line: '#3a2a23' },
  { wall: '#e6f1ee', sign: '#1f6f63', accent: '#f4c95d', line: '#16332f' },
  { wall: '#e9eefb', sign: '#2d4a9a', accent: '#f7a072', line: '#1b2a57' },
  { wall: '#f7e8f0', sign: '#8a2f62', accent: '#8fc1a9', line: '#3b1a2d' },
  { wall: '#f1f0e4', sign: '#5b6b1e', accent: '#e58f4e', line: '#2c3210' },
  { wall: '#e8eef2', sign: '#34536b', accent: '#ffd166', line: '#1c2d3a' },
];
