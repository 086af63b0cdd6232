import { rowsInOrder, shuffled } from '@nukkad/testing/rows-in-order.ts';
import { expect, it } from 'vitest';
import { useOps } from '../../testing/start-ops.ts';
import { storedContent } from './content.ts';
import { storedPhrases } from './lexicon.ts';
import { storedProfiles } from './profiles.ts';
import { storedSubProfiles } from './sub-profiles.ts';

const test = useOps();
const db = () => test.container.database.prisma;
const EARLY = '2026-03-01T08:00:00.000Z';
const LATE = '2026-03-02T08:00:00.000Z';

const text = { en: 'A', hi: 'अ', mr: 'अ' };
const names = { nameEn: 'A', nameHi: 'अ', nameMr: 'अ' };
const post = { title: text, summary: text, body: text, image: 'a' };

interface Values {
  readonly id: string;
  readonly publishedAt: string;
  /** A larger number for a later row. */
  readonly sortOrder: number;
  readonly profileKey: string;
}

type Stored = (container: typeof test.container) => Promise<readonly object[]>;
type Insert = (values: Values) => Promise<unknown>;

const EXPORTS: [what: string, read: Stored, insert: Insert][] = [
  [
    'posts',
    storedContent,
    ({ id, publishedAt }) => db().blogPost.create({ data: { id, publishedAt, ...post } }),
  ],
  [
    'short posts',
    storedContent,
    ({ id, publishedAt }) => db().shortPost.create({ data: { id, publishedAt, text } }),
  ],
  [
    'questions',
    storedContent,
    ({ id, sortOrder }) => db().faq.create({ data: { id, sortOrder, question: text, answer: text } }),
  ],
  [
    'tips',
    storedContent,
    ({ id, sortOrder }) =>
      db().interviewTipCategory.create({ data: { id, sortOrder, name: text, tips: [] } }),
  ],
  [
    'videos',
    storedContent,
    ({ id, sortOrder }) => db().videoTipCategory.create({ data: { id, sortOrder, name: text, videos: [] } }),
  ],
  [
    'profiles',
    storedProfiles,
    ({ id, sortOrder }) => db().jobProfile.create({ data: { key: id, sortOrder, icon: 'cook', ...names } }),
  ],
  [
    'sub-profiles of profiles',
    storedSubProfiles,
    ({ id, profileKey }) => db().jobSubProfile.create({ data: { key: id, profileKey, ...names } }),
  ],
  [
    'words of occupations',
    storedPhrases,
    ({ id, profileKey }) =>
      db().searchLexicon.create({ data: { phrase: id, kind: 'profile', value: profileKey } }),
  ],
];

it.each(EXPORTS)('the export of %s has rows of the same place by their keys', async (_what, read, insert) => {
  const rows = rowsInOrder(EARLY, LATE);
  for (const { id, at } of shuffled(rows)) {
    const isEarly = at === EARLY;
    const sortOrder = isEarly ? 20_001 : 20_002;
    await insert({ id, publishedAt: at, sortOrder, profileKey: isEarly ? 'cook' : 'sales' });
  }
  const ids = rows.map(({ id }) => id);
  const exported = (await read(test.container)).flatMap(
    (row) => ids.find((id) => Object.values(row).includes(id)) ?? [],
  );
  expect(exported).toEqual(ids);
});
