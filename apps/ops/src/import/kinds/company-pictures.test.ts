import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { namedPictures } from './company-pictures.ts';

it('names the field of each picture that cannot be read, in the order of the row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const read = await namedPictures({ logo: 'logo.png', gallery: ['shop.png', 'team.png'] }, folder);
  const problems = 'problems' in read ? read.problems : [];
  expect(problems.map(({ field }) => field)).toEqual(['logo', 'gallery', 'gallery']);
  expect(problems.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('logo.png'),
    expect.stringContaining('shop.png'),
    expect.stringContaining('team.png'),
  ]);
  expect(await namedPictures({ logo: null, gallery: [] }, folder)).toEqual({
    pictures: { logo: null, gallery: [] },
  });
});
