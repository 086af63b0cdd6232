import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchLanguage } from '@nukkad/job-search';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;

/** Returns the terms that the search recognises in a text, with their profile or sub-profile. */
async function meaningOf(text: string): Promise<string[]> {
  const { meanings } = await searchLanguage.refresh(test.container.database);
  const { work } = understandText(meanings, text);
  return [...(work?.profiles ?? []), ...(work?.subProfiles ?? [])];
}

async function pack(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(test.folder, name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

const PARTS = 'key,profile,nameEn,nameHi,nameMr,synonyms';
const everything = async () => ({
  profiles: await db().jobProfile.findMany({ orderBy: { key: 'asc' } }),
  parts: await db().jobSubProfile.findMany({ orderBy: { key: 'asc' } }),
  phrases: await db().searchLexicon.count(),
  packs: await db().packRow.count(),
  staged: await db().importRow.count(),
  audit: await db().auditEntry.count(),
});

let folder = '';
beforeAll(async () => {
  await test.ops(
    ...['profiles', 'import'],
    await test.file('own.csv', 'key,nameEn,nameHi,nameMr\nsalon,Salon,सैलून का काम,सलूनचे काम\n'),
  );
  await test.ops(
    ...['sub-profiles', 'import'],
    await test.file('parts.csv', `${PARTS}\nsalon-helper,salon,Salon Girl,सैलून गर्ल,सलून गर्ल,parlour wali\n`),
  );
  await test.ops('lexicon', 'add', 'chamakdar', 'sub_profile', 'salon/salon-helper');
  folder = await pack('shine', {
    'profiles.csv':
      'key,nameEn,nameHi,nameMr\nshine,Shine,चमक,चमक\ncook,Cook by the pack,पैक का रसोइया,पॅकचा स्वयंपाकी\n',
    'sub-profiles.csv': [
      PARTS,
      'shiner,shine,Shiner,चमकाने वाला,चमकवणारा,parlour wali; chamakdar; chamkila',
      'salon-helper,salon,Taken over,ले लिया,घेतले,xyz',
    ].join('\n'),
    'lexicon.csv': 'phrase,kind,value\nchamakwala,sub_profile,shine/shiner\n',
  });
});

describe('a pack with words to which an operator gave another meaning', () => {
  it('is reported by --check, which writes nothing', async () => {
    const before = await everything();
    const { code, answer } = await test.ops('packs', 'load', folder, '--check');
    expect(code).toBe(0);
    expect(answer.loaded).toMatchObject([
      { kind: 'profiles', created: 1, updated: 1 },
      { kind: 'sub-profiles', created: 1, updated: 0, unchanged: 1 },
      { kind: 'lexicon', created: 1 },
    ]);
    expect(answer.yours).toEqual([
      { what: 'sub-profiles', key: 'salon-helper', wins: 'yours', instead: 'of shine' },
      { what: 'word', key: 'chamakdar', wins: 'salon/salon-helper', instead: 'shine/shiner' },
      { what: 'word', key: 'parlour wali', wins: 'salon/salon-helper', instead: 'shine/shiner' },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('leaves these words and rows unchanged, loads the others, and reports the same', async () => {
    const checked = await test.ops('packs', 'load', folder, '--check');
    const done = await test.ops('packs', 'load', folder);
    expect(done.answer).toEqual(checked.answer);
    expect(await meaningOf('parlour wali')).toEqual(['salon/salon-helper']);
    expect(await meaningOf('chamakdar')).toEqual(['salon/salon-helper']);
    expect(await meaningOf('chamkila')).toEqual(['shine/shiner']);
    expect(await meaningOf('chamakwala')).toEqual(['shine/shiner']);
    expect((await db().jobSubProfile.findUniqueOrThrow({ where: { key: 'salon-helper' } })).nameEn).toBe(
      'Salon Girl',
    );
    expect((await test.audit('shine')).map(({ action, details }) => [action, details])).toEqual([
      ['pack-loaded', { conflicts: 3 }],
    ]);
  });

  it('can be unloaded: added rows are retired, replaced rows are restored', async () => {
    const cook = await db().jobProfile.findUniqueOrThrow({ where: { key: 'cook' } });
    expect(cook.nameEn).toBe('Cook by the pack');
    await buildJob(test.container.database, { profileKey: 'shine', subProfileKey: 'shiner' });
    // The pack only replaced this row, which stays.
    await buildJob(test.container.database, { profileKey: 'cook' });
    const { code, answer } = await test.ops('packs', 'unload', 'shine');
    expect([code, answer]).toEqual([0, { pack: 'shine', retired: 3, restored: 1, openJobs: 1 }]);
    expect(await db().jobProfile.findUniqueOrThrow({ where: { key: 'cook' } })).toMatchObject({
      nameEn: 'Cook',
      editedAt: null,
    });
    expect(await meaningOf('chamkila')).not.toContain('shine/shiner');
    expect(await meaningOf('chamakwala')).not.toContain('shine/shiner');
    expect(await meaningOf('parlour wali')).toEqual(['salon/salon-helper']);
    const again = await test.ops('packs', 'load', folder);
    expect(again.answer).toMatchObject({
      revived: 3,
      loaded: [{ updated: 1 }, { updated: 0 }, { updated: 0 }],
    });
    expect(await meaningOf('chamkila')).toEqual(['shine/shiner']);
  });

  it('no longer owns a row that an operator edits, which stays when the pack is unloaded', async () => {
    const file = await test.file('edit.csv', `${PARTS}\nshiner,shine,My Shiner,मेरा,माझा,chamkila\n`);
    expect((await test.ops('sub-profiles', 'import', file)).answer).toMatchObject({ updated: 1 });
    const again = await test.ops('packs', 'load', folder);
    expect(again.answer.yours).toContainEqual(
      expect.objectContaining({ what: 'sub-profiles', key: 'shiner' }),
    );
    await test.ops('packs', 'unload', 'shine');
    const part = await db().jobSubProfile.findUniqueOrThrow({ where: { key: 'shiner' } });
    expect([part.nameEn, part.isRetired]).toEqual(['My Shiner', false]);
  });

  it('owns no content, which stays when the pack is unloaded', async () => {
    const withPost = await pack('posts', {
      'content.json': JSON.stringify([
        {
          type: 'short-post',
          id: 'hello',
          titleEn: 'Hello',
          titleHi: 'नमस्ते',
          titleMr: 'नमस्कार',
          publishedAt: '2026-03-01T08:00:00.000Z',
        },
      ]),
      'lexicon.csv': 'phrase,kind,value\nnamaskarwala,profile,cook\n',
      // The CSV file is read if a pack has both.
      'lexicon.json': JSON.stringify([{ phrase: 'ramramwala', kind: 'profile', value: 'driver' }]),
    });
    const { answer } = await test.ops('packs', 'load', withPost);
    expect(answer.loaded).toMatchObject([
      { kind: 'lexicon', created: 1 },
      { kind: 'content', created: 1 },
    ]);
    expect([await meaningOf('namaskarwala'), await meaningOf('ramramwala')]).toEqual([['cook'], []]);
    expect((await test.ops('packs', 'list')).answer).toContainEqual(
      expect.objectContaining({ pack: 'posts', loadedRows: 1 }),
    );
    await test.ops('packs', 'unload', 'posts');
    expect(await db().shortPost.findUniqueOrThrow({ where: { id: 'hello' } })).toMatchObject({
      isDisplayed: true,
    });
  });

  it('that is not loaded cannot be unloaded', async () => {
    const { code, text } = await test.ops('packs', 'unload', 'never');
    expect([code, text]).toEqual([1, 'No pack "never" is loaded. "packs list" names those that are.']);
  });

  it('is loaded completely or not at all', async () => {
    const bad = await pack('bad', {
      'profiles.csv': 'key,nameEn,nameHi,nameMr\nfine,Fine,ठीक,ठीक\n',
      'sub-profiles.csv': `${PARTS}\nbroken,nowhere,Broken,टूटा,तुटलेले,x\n`,
    });
    const { code, answer } = await test.ops('packs', 'load', bad);
    expect([code, answer.loaded, answer.problems.length]).toEqual([1, 'nothing', 1]);
    expect(await db().jobProfile.count({ where: { key: 'fine' } })).toBe(0);
  });
});
