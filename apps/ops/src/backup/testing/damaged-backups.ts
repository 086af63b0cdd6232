import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST } from '../manifest.ts';

/** Edits the manifest of a copy. */
export async function edit(copy: string, change: (manifest: Record<string, unknown>) => void): Promise<void> {
  const read = JSON.parse(await readFile(join(copy, MANIFEST), 'utf8'));
  change(read);
  await writeFile(join(copy, MANIFEST), JSON.stringify(read));
}

/** Ways to damage a backup, and the message that reports each. */
export const DAMAGES: [what: string, damage: (copy: string) => Promise<void>, problem: RegExp][] = [
  ['without a manifest', (copy) => rm(join(copy, MANIFEST)), /is no whole backup/],
  ['whose manifest is cut', (copy) => writeFile(join(copy, MANIFEST), '{"format":1,'), /is no JSON/],
  [
    'of another format',
    (copy) =>
      edit(copy, (it) => {
        it.format = 2;
      }),
    /format than 1/,
  ],
  ['that lacks a table', (copy) => rm(join(copy, 'tables/city.gz')), /^tables\/city\.gz is missing$/],
  [
    'with a longer table',
    (copy) => appendFile(join(copy, 'tables/city.gz'), 'x'),
    /city\.gz has \d+ bytes, not/,
  ],
  [
    'with another byte',
    (copy) => writeFile(join(copy, 'files/fi/file-3.txt'), 'resume 4'),
    /^files\/fi\/file-3\.txt is not as/,
  ],
  ['that lacks a file', (copy) => rm(join(copy, 'files/fi/file-3.txt')), /file-3\.txt is missing/],
  ['with another list of files', (copy) => appendFile(join(copy, 'files.gz'), 'x'), /^files\.gz has/],
  [
    'with a table named like a path',
    (copy) =>
      edit(copy, (it) => {
        (it.tables as object[])[0] = { ...(it.tables as object[])[0], name: '../x' };
      }),
    /tables\.0\.name/,
  ],
  [
    'of a newer version',
    (copy) =>
      edit(copy, (it) => {
        (it.migrations as string[]).push('9999_later');
      }),
    /has 9999_later; this version is older/,
  ],
  [
    'with another count of rows',
    (copy) =>
      edit(copy, (it) => {
        it.tables = (it.tables as { name: string; rows: number }[]).map((table) =>
          table.name === 'city' ? { ...table, rows: table.rows + 1 } : table,
        );
      }),
    /^city has \d+ rows, the backup/,
  ],
  [
    'without a table',
    (copy) =>
      edit(copy, (it) => {
        it.tables = (it.tables as { name: string }[]).filter(({ name }) => name !== 'faq');
      }),
    /has a table faq, the backup has none/,
  ],
];
