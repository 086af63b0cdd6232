import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

const FOLDER = join(import.meta.dirname, '../approved');

it.each(ALL_NAMESPACES)('the phrases of %s read in all languages as approved', async (name) => {
  const texts = await Promise.all(LANGUAGES.map((language) => textsOf(language, name)));
  const keys = [...new Set(texts.flatMap((one) => [...one.keys()]))];
  const lines = keys.flatMap((key) => [
    key,
    ...texts.flatMap((one, index) => (one.has(key) ? [`  ${LANGUAGES[index]} ${one.get(key)}`] : [])),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${name}.txt`));
});

it('has an approved file for each namespace and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(ALL_NAMESPACES.map((name) => `${name}.txt`).sort());
});
