import { expect, it } from 'vitest';
import { drawPreview } from './draw-preview.ts';

async function drawn(title: string): Promise<string> {
  const texts = { kind: null, title, company: null, pay: null, place: null, brand: 'Nukkad Jobs' };
  return (await drawPreview(texts)).toString('base64');
}

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
