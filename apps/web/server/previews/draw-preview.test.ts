import { expect, it } from 'vitest';
import { drawPreview } from './draw-preview.ts';

async function drawn(title: string): Promise<string> {
  const texts = { kind: null, title, company: null, pay: null, place: null, brand: 'Nukkad Jobs' };
  return (await drawPreview(texts)).toString('base64');
}

it('joins letters of Devanagari as they are written', async () => {
  // The mark between two letters keeps them apart; drawn letter by letter, both would be the same.
  expect(await drawn('क्षमा')).not.toBe(await drawn('क्\u200Cषमा'));
  expect(await drawn('कर्म')).not.toBe(await drawn('कर्\u200Cम'));
});

it('draws markup as text', async () => {
  expect(await drawn('<b>Cook</b>')).not.toBe(await drawn('Cook'));
});

it('draws no box for what the fonts lack', async () => {
  expect(await drawn('Cook 🔥 சமையல்')).toBe(await drawn('Cook'));
});
