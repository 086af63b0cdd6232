import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useCompanyFiles } from '../testing/company-files.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);

interface ReportedProblem {
  readonly key: string;
  readonly field: string;
  readonly reason: string;
}
const HEADER = 'ref,company,title,profile,jobType,payMin,payMax,city,address,latitude,longitude,requirements';
const place = '"Main Road, Pune",18.52,73.85,Work';
const reasonsOf = (answer: { problems: ReportedProblem[] }) =>
  answer.problems.map(({ key, field, reason }) => `${key} ${field}: ${reason}`).toSorted();

describe('all problems of a row', () => {
  it('are reported at once: missing, misspelt, unknown and contradictory', async () => {
    const rows = [
      `a,nobody,,kook,NOON,200,100,Atlantis,"Main Road, Pune","18,52",99,Work`,
      `b,${files.ref},Cook,zzzzzzzz,FULL_TIME,,,Pune,${place}`,
      `c,${files.ref},Cook,yyyyyyyy,FULL_TIME,,,Pune,${place}`,
      `d,${files.ref},Cook,cook,FULL_TIME,,,Pune,${place}`,
    ];
    const file = await test.file('bad.csv', [HEADER, ...rows].join('\n'));
    const { code, answer } = await test.ops('jobs', 'import', file, '--check');
    expect([code, answer.created, answer.refused]).toEqual([1, 1, 3]);
    expect(reasonsOf(answer)).toEqual([
      'a city: "Atlantis" is no city that we know',
      'a company: "nobody" is the ref of no company that was imported',
      'a jobType: "NOON" is none of FULL_TIME, PART_TIME, INTERNSHIP',
      'a latitude: "18,52" is not a number: write fractions with a point (18.528) and whole numbers as 120000 or 1,20,000',
      'a longitude: "99" is above 98: longitudes of India lie between 68 and 98',
      'a payMax: is below payMin',
      'a profile: "kook" is no job profile: is it "cook"?',
      'a title: is missing',
      'b profile: "zzzzzzzz" is no job profile',
      'c profile: "yyyyyyyy" is no job profile',
    ]);
    expect(answer.hints).toEqual([{ hint: expect.stringMatching(/^Job profiles: .*cook.*\.$/) }]);
  });

  it('of a city suggest the most similar state and a valid key, and name the bounds', async () => {
    const file = await test.file(
      'towns.csv',
      'slug,nameEn,state,latitude,longitude\nNew Town,New Town,Maharastra,39,73.85\nold-town,Old Town,Maharashtra,18.5,73.8\n',
    );
    const { answer } = await test.ops('cities', 'import', file, '--check');
    expect(reasonsOf(answer)).toEqual([
      'New Town latitude: "39" is above 38: latitudes of India lie between 6 and 38',
      'New Town slug: "New Town" is no key: small letters, digits and hyphens alone, as in "new-town"',
      'New Town state: "Maharastra" is no state that we know: is it "Maharashtra"?',
    ]);
    expect(answer).toMatchObject({ created: 1, withoutHindi: 1, withoutMarathi: 1 });
  });

  it('include missing required columns, which the help lists', async () => {
    const { text } = await test.call('jobs', 'import', '--help');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Required: ref, company, title, profile, jobType, city, address, latitude, longitude, requirements.',
    );
    expect((await test.call('cities', 'import', '--help')).text.replace(/\s+/g, ' ')).toContain(
      'Required: nameEn, state, latitude, longitude.',
    );
  });
});

describe('--refused', () => {
  it.each(['csv', 'json'])(
    'writes the refused rows to a .%s file, which can be corrected and imported',
    async (format) => {
      const row = (ref: string, change: object = {}) => ({ ref, ...change });
      const refused = join(test.folder, `refused-${files.ref}.${format}`);
      const rows = [
        row('good'),
        row('bad', { title: 'Cook, "tandoor"', city: 'Atlantis', skills: ['Cooking', 'Tandoor'] }),
        row('twice'),
        row('twice', { title: 'Again' }),
      ];
      const first = await files.importWith(['--refused', refused], rows);
      expect([first.code, first.answer.created, first.answer.refused]).toEqual([1, 1, 3]);
      const text = await readFile(refused, 'utf8');
      expect(text).toContain('city: ');
      expect(text).toContain(`is in the lines`);
      expect(text.includes(`${files.ref}-good`)).toBe(false);
      // Importing the file of refused rows reports the same problems and ignores the column of reasons.
      const again = await test.ops('jobs', 'import', refused, '--refused', refused);
      expect([again.code, again.answer.rows, again.answer.refused]).toEqual([1, 3, 3]);
      expect((await readFile(refused, 'utf8')).split('Atlantis').length).toBe(text.split('Atlantis').length);

      const twice = `${files.ref}-twice`;
      const mended = (await readFile(refused, 'utf8'))
        .replace('Atlantis', 'Pune')
        .replace(twice, `${twice}-2`);
      await writeFile(refused, mended);
      const { code, answer } = await test.ops('jobs', 'import', refused);
      expect([code, answer]).toMatchObject([0, { rows: 3, created: 3, refused: 0 }]);
      expect(await files.read('bad')).toMatchObject({
        title: 'Cook, "tandoor"',
        skills: ['Cooking', 'Tandoor'],
      });
    },
  );

  it('writes no file if nothing is refused, and accepts no other format', async () => {
    const refused = join(test.folder, 'none.csv');
    expect((await files.importWith(['--refused', refused], [{ ref: 'a' }])).code).toBe(0);
    await expect(readFile(refused)).rejects.toThrow('ENOENT');
    expect((await files.importWith(['--refused', 'refused.xlsx'], [{ ref: 'a' }])).code).toBe(2);
  });
});

it('refuses a binary file, whatever its extension', async () => {
  const bytes = Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from([1, 2, 3, 0, 0, 7, 10])]);
  const { code, text } = await test.ops('jobs', 'import', await test.file('binary.csv', bytes));
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(
      /binary\.csv, line 2: this is no text file\. Save it as "CSV UTF-8", and import that\.$/,
    ),
  ]);
});

describe('a row of a company that takes no jobs', () => {
  const jobs = (title: string, companies: readonly string[]) =>
    [HEADER, ...companies.map((ref) => `one-${ref},${ref},${title},cook,FULL_TIME,,,Pune,${place}`)].join(
      '\n',
    );
  const titles = async () => {
    const where = { company: { id: files.companyId }, title: { startsWith: 'Chef' } };
    return (await test.container.database.prisma.job.findMany({ where })).map(({ title }) => title);
  };

  it('is not written, although all its fields are right', async () => {
    const file = await test.file('chef.csv', jobs('Chef before', [files.ref]));
    expect((await test.ops('jobs', 'import', file)).answer).toMatchObject({ created: 1, refused: 0 });
    await test.ops('companies', 'suspend', files.companyId);
    const later = await test.file('chef.csv', jobs('Chef after', [files.ref, 'nobody']));
    const { code, answer } = await test.ops('jobs', 'import', later);
    expect([code, answer.created, answer.updated, answer.refused]).toEqual([1, 0, 0, 2]);
    expect(reasonsOf(answer)).toEqual(
      [
        `one-${files.ref} company: "${files.ref}" is suspended`,
        'one-nobody company: "nobody" is the ref of no company that was imported',
      ].toSorted(),
    );
    expect(await titles()).toEqual(['Chef before']);
    await test.ops('companies', 'restore', files.companyId);
  });
});
