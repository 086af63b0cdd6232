import { beforeAll, expect, it } from 'vitest';
import { useOps } from '../../testing/start-ops.ts';
import { type IconFamily, iconReader } from './icon.ts';

const test = useOps();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 2L3 4"/></svg>';
const DRAWING = { viewBox: '0 0 24 24', body: '<g><path d="M1 2L3 4" /></g>' };

beforeAll(async () => {
  const drawn = { viewBox: '0 0 24 24', body: '<path d="M1 2" />' };
  await test.container.database.prisma.operatorIcon.createMany({
    data: [
      { family: 'profiles', key: 'tailor-shop', ...drawn },
      { family: 'cities', key: 'karad', ...drawn },
    ],
  });
  await test.file('shop.svg', SVG);
  await test.file('empty.svg', '<svg viewBox="0 0 24 24"></svg>');
});

const read = async (family: IconFamily, text: string) =>
  (await iconReader(test.container, family, test.folder))(text, 'new-key');

it.each([
  ['profiles', 'cook', true],
  ['profiles', 'pune', false],
  ['profiles', 'own/tailor-shop', true],
  ['profiles', 'own/karad', false],
  ['cities', 'pune', true],
  ['cities', 'cook', false],
  ['cities', 'own/karad', true],
  ['cities', 'own/tailor-shop', false],
] as const)('an icon of %s may have the name "%s": %s', async (family, text, isKnown) => {
  const icon = await read(family, text);
  if (isKnown) expect(icon).toEqual({ icon: text });
  else
    expect(icon).toEqual({ problem: expect.stringContaining(`"${text}" is no icon: name an SVG file, or `) });
});

it('an unknown name is refused with the nearest one', async () => {
  expect(await read('cities', 'own/karat')).toEqual({
    problem: '"own/karat" is no icon: name an SVG file, or own/karad',
  });
});

it('a file in the folder of the import, or elsewhere, is read and belongs to its row', async () => {
  const expected = { icon: 'own/new-key', svg: DRAWING };
  expect(await read('profiles', 'shop.svg')).toEqual(expected);
  expect(await read('cities', `${test.folder}/shop.svg`)).toEqual(expected);
});

it('a file that is missing or has no shape is refused', async () => {
  const missing = `${test.folder}/missing.SVG`;
  expect(await read('profiles', 'missing.SVG')).toEqual({ problem: `there is no file ${missing}` });
  expect(await read('profiles', 'empty.svg')).toEqual({
    problem: `${test.folder}/empty.svg is no SVG of shapes with a viewBox, or too long`,
  });
});
