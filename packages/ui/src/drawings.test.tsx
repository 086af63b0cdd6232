import { expect, it } from 'vitest';
import { StreetCorner } from './brand/street-corner.tsx';
import { Wordmark } from './brand/wordmark.tsx';
import { Stars, StarsInput } from './content/stars.tsx';
import { TickMark } from './content/ticks-of-five.tsx';
import { ProgressRing } from './feedback/progress-ring.tsx';
import { Spinner } from './feedback/spinner.tsx';
import { FromSheet } from './pictograms/from-sheet.tsx';
import { render } from './testing/render.tsx';

const WORDS = ['Bad', 'Poor', 'OK', 'Good', 'Amazing'] as const;

it.each([
  ['the logo', <Wordmark key="" />],
  ['the symbol of the logo', <Wordmark key="" isMarkOnly />],
  ['the logo with another name', <Wordmark key="" name="Rozgar" />],
  ['the street corner', <StreetCorner key="" words={['Tailor', 'Dhaba', 'Parcel', 'Work']} />],
  ['a spinner', <Spinner key="" />],
  ['a ring', <ProgressRing key="" value={3} max={5} label="3 of 5" />],
  ['stars', <Stars key="" value={3} />],
  [
    'an input with stars',
    <StarsInput key="" label="l" name="n" value={3} words={WORDS} onChange={() => undefined} />,
  ],
  ['a tick', <TickMark key="" state="passed" />],
  ['a pictogram', <FromSheet key="" href="/a.svg#b" width={16} height={16} />],
])('screen readers do not read the drawing of %s', async (_name, node) => {
  await render(node);
  const drawings = [...document.querySelectorAll('svg')];
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) expect(drawing.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  ['passed', 1],
  ['failed', 1],
  ['not-done', 1],
] as const)('a check that is %s has its own sign', async (state, count) => {
  const signs = new Map<string, string>();
  for (const one of ['passed', 'failed', 'not-done'] as const) {
    await render(<TickMark state={one} />);
    signs.set(one, [...document.querySelectorAll('path')].map((path) => path.getAttribute('d')).join());
  }
  expect(new Set(signs.values()).size).toBe(3);
  await render(<TickMark state={state} />);
  expect(document.querySelectorAll('path')).toHaveLength(count);
});
