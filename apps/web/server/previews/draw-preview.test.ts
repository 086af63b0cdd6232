import { expect, it } from 'vitest';
import { drawPreview, type PreviewTexts } from './draw-preview.ts';

async function drawn(title: string): Promise<string> {
  return draw({ title });
}

const BARE = {
  pictogram: { family: 'profiles', key: 'cook' },
  title: 'Cook',
  amount: null,
  place: null,
  company: null,
  checks: null,
  brand: 'Nukkad Jobs',
} as const;

const draw = async (texts: Partial<PreviewTexts>) =>
  (await drawPreview({ ...BARE, ...texts })).toString('base64');

it.each<[string, Partial<PreviewTexts>]>([
  ['the amount', { amount: '₹15,000–20,000' }],
  ['the place', { place: 'Kothrud, Pune' }],
  ['the company', { company: 'Annapurna Kitchens' }],
  ['the brand', { brand: 'Naka Jobs' }],
  ['the drawing of the work', { pictogram: { family: 'profiles', key: 'tailor' } }],
  ['the drawing of a city', { pictogram: { family: 'cities', key: 'pune' } }],
  ['checks that are fine', { checks: { text: '5 of 5', isFailed: false } }],
])('draws %s', async (_, texts) => {
  expect(await draw(texts)).not.toBe(await draw({}));
});

it('draws a failed check in another colour', async () => {
  const text = '1 check failed';
  expect(await draw({ checks: { text, isFailed: true } })).not.toBe(
    await draw({ checks: { text, isFailed: false } }),
  );
});

it.each(['own/abc', 'no-such-work', '../cities/pune', ''])(
  'draws the general drawing for the key “%s”',
  async (key) => {
    const drawn = await draw({ pictogram: { family: 'profiles', key } });
    expect(drawn).toBe(await draw({ pictogram: { family: 'profiles', key: 'work' } }));
  },
);

it('draws conjuncts of Devanagari', async () => {
  // A zero-width non-joiner separates the letters. Without shaping, both texts would look the same.
  expect(await drawn('क्षमा')).not.toBe(await drawn('क्\u200Cषमा'));
  expect(await drawn('कर्म')).not.toBe(await drawn('कर्\u200Cम'));
});

it('draws markup as text', async () => {
  expect(await drawn('<b>Cook</b>')).not.toBe(await drawn('Cook'));
});

it('draws no boxes for characters that the fonts lack', async () => {
  expect(await drawn('Cook 🔥 சமையல்')).toBe(await drawn('Cook'));
});
