import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const content = readFileSync(new URL('../content/avatar.css', import.meta.url), 'utf8');

function block(opening: RegExp): Map<string, string> {
  const at = css.search(opening);
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

const light = block(/^:root \{/m);
const darkByDevice = block(/:root:not\(\[data-theme="light"\]\)/);
const darkByChoice = block(/^:root\[data-theme="dark"\]/m);

/** Returns the relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT_PAIRS = [
  ...['paper', 'surface', 'sunk'].flatMap((ground) =>
    ['ink', 'ink-quiet', 'primary', 'good', 'danger'].map((word) => [word, ground]),
  ),
  ['on-primary', 'primary'],
  ['on-accent', 'accent'],
  ['on-good', 'good'],
  ['on-danger', 'danger'],
  ['on-sign', 'sign'],
  ['primary', 'primary-soft'],
  ['good', 'good-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'primary-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'good-soft'],
  ['ink', 'danger-soft'],
  ['paper', 'ink'],
];

const CONTROL_PAIRS = [
  ...['paper', 'surface', 'sunk'].flatMap((ground) =>
    ['control-line', 'focus', 'primary', 'good', 'danger'].map((mark) => [mark, ground]),
  ),
  ['accent', 'sign'],
  ['ink', 'pictogram-fill'],
];

describe.each([
  ['light', light],
  ['dark', darkByDevice],
])('the %s colours', (_, colours) => {
  const colour = (name = '') => {
    const value = colours.get(name);
    if (!value?.startsWith('#')) throw new Error(`--${name} is not a hex colour`);
    return value;
  };

  it.each(TEXT_PAIRS)('%s has a contrast of 4.5:1 on %s', (word, ground) => {
    expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('%s has a contrast of 3:1 on %s', (mark, ground) => {
    expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('are the same for a dark device and the dark theme, and complete', () => {
    expect(Object.fromEntries(darkByChoice)).toEqual(Object.fromEntries(darkByDevice));
    expect([...darkByDevice.keys()].sort()).toEqual([...light.keys()].sort());
  });

  it('have board colours with enough contrast for cream letters', () => {
    const boards = [...content.matchAll(/--board: (#\w{6});/g)].map(([, board]) => board ?? '');
    expect(boards).toHaveLength(6);
    for (const board of boards) expect(contrast(board, '#fff6e2'), board).toBeGreaterThanOrEqual(4.5);
  });

  it('have no text size below 14 px', () => {
    const sizes = [...css.matchAll(/--text-\w+:\s*(?:clamp\()?([\d.]+)rem/g)].map(
      ([, rem]) => Number(rem) * 16,
    );
    expect(sizes).toHaveLength(5);
    expect(Math.min(...sizes)).toBe(14);
  });
});
