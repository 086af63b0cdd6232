import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

const db = () => test.container.database.prisma;

describe('reference data', () => {
  it('of a government list of towns is imported despite other columns, capitals and marks of the census', async () => {
    const list = [
      'Sr. No.,State Name,Town Name,Population 2011,Lat (N=+),Long',
      '1,MAHARASHTRA,SINNAR (M CL),"65,251",19.85,74.00',
      '2,ORISSA,SONEPUR (NAC),"20,770",20.83,83.92',
      '3,BIHAR,SONEPUR (NP),"37,776",25.70,85.17',
      '4,ATLANTIS,NOWHERE (CT),1,19,74',
    ].join('\r\n');
    const file = await test.file('towns.csv', `${list}\r\n`);
    const options = [
      '--column',
      'State Name=state',
      '--column',
      'Town Name=nameEn',
      '--column',
      'Population 2011=population',
      '--column',
      'Lat (N=+)=latitude',
      '--column',
      'Long=longitude',
      '--ignore',
      'Sr. No.',
    ];
    const before = await db().city.count();
    const { answer, code } = await test.ops('cities', 'import', file, ...options);
    expect(code).toBe(1);
    expect(answer.problems).toEqual([
      { line: 5, key: 'nowhere', field: 'state', reason: '"ATLANTIS" is no state that we know' },
    ]);
    const names = ['Sinnar', 'Sonepur'];
    const stored = await db().city.findMany({ where: { nameEn: { in: names } }, orderBy: { slug: 'asc' } });
    expect(stored.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['Maharashtra', 'Odisha', 'Bihar']),
    );
    expect(new Set(stored.map(({ slug }) => slug)).size).toBe(stored.length);
    expect(await db().city.count()).toBe(before + answer.created);
    const again = await test.ops('cities', 'import', file, ...options);
    expect(again.answer).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(await db().city.count()).toBe(before + answer.created);
  });

  it('is updated by the columns that a file has, and other columns stay', async () => {
    const file = await test.file('names.csv', 'slug;nameMr\npune;पुणे शहर\n');
    const before = await db().city.findUniqueOrThrow({ where: { slug: 'pune' } });
    expect((await test.ops('cities', 'import', file)).answer).toMatchObject({ updated: 1 });
    const after = await db().city.findUniqueOrThrow({ where: { slug: 'pune' } });
    expect({ ...after, editedAt: null }).toEqual({ ...before, nameMr: 'पुणे शहर' });
    await test.ops('reference', 'load');
    expect((await db().city.findUniqueOrThrow({ where: { slug: 'pune' } })).nameMr).toBe('पुणे शहर');
  });

  it.each(['cities', 'profiles', 'sub-profiles', 'universities', 'content', 'lexicon'])(
    '%s are unchanged after importing their own export, as CSV and as JSON',
    async (kind) => {
      for (const format of ['csv', 'json']) {
        const path = `${test.folder}/${kind}.${format}`;
        const { answer } = await test.ops(kind, 'export', path);
        expect([existsSync(path), answer.rows > 5]).toEqual([true, true]);
        const imported = await test.ops(kind, 'import', path, '--atomic');
        expect(imported.answer ?? imported.text).toMatchObject({
          created: 0,
          updated: 0,
          refused: 0,
          unchanged: answer.rows,
        });
      }
    },
  );

  it('of a profile needs its names in three languages and an existing icon', async () => {
    const file = await test.file(
      'profiles.csv',
      'key,nameEn,nameHi,nameMr,icon\nflorist,Florist,फूलवाला,,cook\nBad Key,A,अ,अ,cook\npainter,Painter,पेंटर,पेंटर,coook\nmason,Mason,राजमिस्त्री,गवंडी,mason.svg\n',
    );
    const { answer } = await test.ops('profiles', 'import', file);
    expect(answer.problems).toEqual([
      { line: 2, key: 'florist', field: 'nameMr', reason: 'is missing' },
      { line: 3, key: 'Bad Key', field: 'key', reason: expect.stringContaining('"Bad Key" is no key') },
      { line: 4, key: 'painter', field: 'icon', reason: expect.stringContaining('or cook') },
      { line: 5, key: 'mason', field: 'icon', reason: expect.stringContaining('there is no file') },
    ]);
  });

  it('of videos are stories with captions, or videos of YouTube by their ids', async () => {
    const text = { en: 'Smile', hi: 'मुस्कुराएँ', mr: 'हसा' };
    const video = (videoId: string, captions: readonly object[]) => ({
      videoId,
      captions,
      title: text,
      imageKey: 'icons/tips.svg',
    });
    const row = (id: string, items: readonly object[]) => ({
      type: 'videos',
      id,
      titleEn: 'Watch',
      titleHi: 'देखें',
      titleMr: 'पाहा',
      items,
    });
    const tip = { key: 'smile', title: text, points: [text], imageKey: 'icons/tips.svg' };
    const rows = [
      row('outside', [video('dQw4w9WgXcQ', []), video('our-story', [text])]),
      row('silent', [video('our-story', [])]),
      row('of-tips', [tip]),
      { ...row('of-videos', [video('our-story', [text])]), type: 'tips' },
    ];
    const file = await test.file('videos.json', JSON.stringify(rows));
    const { answer } = await test.ops('content', 'import', file);
    expect(answer).toMatchObject({ created: 1, refused: 3 });
    expect(
      answer.problems.map(({ field, reason }: { field: string; reason: string }) => [field, reason]),
    ).toEqual([
      ['items', '"our-story" has no captions, and is no video of YouTube (11 signs)'],
      ['items', 'are tips, not videos'],
      ['items', 'are videos, not tips'],
    ]);
    const stored = await db().videoTipCategory.findUniqueOrThrow({ where: { id: 'outside' } });
    expect(stored.videos).toMatchObject([{ videoId: 'dQw4w9WgXcQ', captions: [] }, { videoId: 'our-story' }]);
  });

  it('of short posts are plain texts with a stored picture and a link', async () => {
    const row = (id: string, change: object = {}) => ({
      type: 'short-post',
      id,
      titleEn: 'New',
      titleHi: 'नया',
      titleMr: 'नवीन',
      publishedAt: '2026-11-01T00:00:00Z',
      image: 'tip-magnifier',
      link: '/joblist',
      ...change,
    });
    const rows = [
      row('good'),
      row('bare', { image: undefined, link: undefined, titleEn: 'a'.repeat(500) }),
      row('elsewhere', { link: 'https://example.org/page' }),
      row('long', { titleMr: 'अ'.repeat(501) }),
      row('undated', { publishedAt: undefined }),
      row('loads', { image: 'https://example.org/pixel.png' }),
      row('script', { link: 'javascript:alert(1)' }),
      row('plain-http', { link: 'http://example.org' }),
      row('other-host', { link: '//example.org' }),
    ];
    const file = await test.file('posts.json', JSON.stringify(rows));
    const { answer } = await test.ops('content', 'import', file);
    expect(answer).toMatchObject({ created: 3, refused: 6 });
    const link = 'must begin with / or https:// and have no space';
    expect(
      answer.problems.map(({ key, field, reason }: Record<string, string>) => [key, field, reason]),
    ).toEqual([
      ['short-post long', 'titleMr', 'has more than 500 characters'],
      ['short-post undated', 'publishedAt', 'is missing'],
      ['short-post loads', 'image', 'must be a drawing or a stored file of ours'],
      ['short-post script', 'link', link],
      ['short-post plain-http', 'link', link],
      ['short-post other-host', 'link', link],
    ]);
    const stored = await db().shortPost.findUniqueOrThrow({ where: { id: 'good' } });
    expect(stored).toMatchObject({ text: { en: 'New', hi: 'नया', mr: 'नवीन' }, link: '/joblist' });
    const gone = await test.file('gone.json', JSON.stringify([row('good', { retired: true })]));
    expect((await test.ops('content', 'import', gone)).answer).toMatchObject({ updated: 1 });
    expect((await db().shortPost.findUniqueOrThrow({ where: { id: 'good' } })).isDisplayed).toBe(false);
  });

  it('of a sub-profile has a key that no profile has, because URLs contain only the key', async () => {
    const file = await test.file(
      'parts.csv',
      'key,profile,nameEn,nameHi,nameMr\ncook,Technician,Cook,कुक,कुक\ndrone-pilot,Technician,Drone Pilot,ड्रोन पायलट,ड्रोन पायलट\n',
    );
    const { answer } = await test.ops('sub-profiles', 'import', file);
    expect(answer).toMatchObject({ created: 1, refused: 1 });
    expect(answer.problems).toEqual([
      { line: 2, key: 'cook', field: 'key', reason: '"cook" is the key of a job profile: choose another' },
    ]);
  });

  it('of a sub-profile stays with its profile', async () => {
    const file = await test.file(
      'parts.csv',
      'key,profile,nameEn,nameHi,nameMr\nplumber,Cook,Plumber,प्लंबर,प्लंबर\nsaw-mill,wood,Sawyer,आरा मशीन,आरा\n',
    );
    const { answer } = await test.ops('sub-profiles', 'import', file);
    expect(answer.problems).toEqual([
      {
        line: 2,
        key: 'plumber',
        field: 'profile',
        reason: '"plumber" is of technician already, and stays there',
      },
      {
        line: 3,
        key: 'saw-mill',
        field: 'profile',
        reason: expect.stringContaining('"wood" is no job profile'),
      },
    ]);
  });
});
