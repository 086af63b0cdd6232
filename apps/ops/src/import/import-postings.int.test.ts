import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

const db = () => test.container.database.prisma;

const COMPANY = {
  ref: 'c1',
  name: 'Import & Sons',
  address: 'Main Road, Pune',
  city: 'Pune',
  latitude: 18.52,
  longitude: 73.85,
  phone: '+919812345999',
  email: 'hr@import.example',
};

const HEADER =
  'ref,company,title,profile,jobType,shift,payMin,payMax,city,address,latitude,longitude,requirements,skills';
const jobRow = (ref: string, change: Record<string, string> = {}) =>
  Object.values({
    ref,
    company: 'c1',
    title: 'Cook',
    profile: 'cook',
    jobType: 'FULL_TIME',
    shift: '',
    payMin: '',
    payMax: '',
    city: 'Pune',
    address: '"Main Road, Pune"',
    latitude: '18.52',
    longitude: '73.85',
    requirements: '<p>Work</p>',
    skills: '',
    ...change,
  }).join(',');
const jobsFile = (name: string, ...rows: string[]) => test.file(name, [HEADER, ...rows, ''].join('\r\n'));

describe('companies and jobs', () => {
  it('are written if their rows are valid; each other row is reported with line, key, field and reason', async () => {
    const file = await test.file(
      'companies.json',
      JSON.stringify(
        [COMPANY, { ...COMPANY, ref: 'c2', city: 'Nowhere' }, { ref: 'c3', phone: '12', email: 'x' }],
        null,
        1,
      ),
    );
    const first = await test.ops('companies', 'import', file);
    expect(first.code).toBe(1);
    expect(first.answer).toMatchObject({ rows: 3, created: 1, updated: 0, unchanged: 0, refused: 2 });
    expect(first.answer.problems).toContainEqual({
      line: 12,
      key: 'c2',
      field: 'city',
      reason: '"Nowhere" is no city that we know',
    });
    const problems = first.answer.problems.filter(({ line }: { line: number }) => line === 22);
    expect(problems).toEqual(
      expect.arrayContaining([
        { line: 22, key: 'c3', field: 'name', reason: 'is missing' },
        { line: 22, key: 'c3', field: 'phone', reason: '"12" is no Indian telephone number of ten digits' },
        { line: 22, key: 'c3', field: 'email', reason: '"x" is no e-mail address' },
      ]),
    );
    expect((await test.ops('companies', 'import', file)).answer).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
    });
    const { answer } = await test.ops('checks', 'waiting');
    expect(answer.some(({ name }: { name: string }) => name === COMPANY.name)).toBe(true);
  });

  it('are imported from CSV in their own language, with their checks', async () => {
    const file = await jobsFile(
      'jobs.csv',
      jobRow('j1', {
        title: 'रसोइया चाहिए',
        profile: 'रसोइया',
        shift: 'NIGHT',
        payMin: '"16,000"',
        payMax: '20000',
        city: 'पुणे',
        skills: 'Cooking; Tandoor',
      }),
      jobRow('j2', { payMin: '20000', payMax: '16000' }),
      jobRow('j4', { shift: 'NOON' }),
      jobRow('j3', { company: 'nobody', profile: 'Koch' }),
      jobRow('j5', { payMin: '12k' }),
    );
    const checked = await test.ops('jobs', 'import', file, '--check');
    expect([checked.code, checked.answer.created, checked.answer.refused]).toEqual([1, 1, 4]);
    expect(await db().job.count()).toBe(0);
    const { code, answer } = await test.ops('jobs', 'import', file);
    expect(code).toBe(1);
    expect(answer).toMatchObject({ rows: 5, created: 1, refused: 4 });
    expect(answer.problems).toEqual(checked.answer.problems);
    const reasons = answer.problems.map(
      ({ line, field, reason }: Record<string, string>) => `${line} ${field}: ${reason}`,
    );
    expect(reasons).toEqual(
      expect.arrayContaining([
        '3 payMax: is below payMin',
        '4 shift: "NOON" is none of DAY, NIGHT, ROTATING, MORNING, EVENING, WEEKEND',
        '5 profile: "Koch" is no job profile',
        '5 company: "nobody" is the ref of no company that was imported',
        '6 payMin: "12k" is not a number',
      ]),
    );
    const job = await db().job.findFirstOrThrow({ where: { title: 'रसोइया चाहिए' } });
    const expected = { payMin: 16_000, shift: 'NIGHT', profileKey: 'cook', checksDone: 3, checksPassed: 3 };
    expect(job).toMatchObject({ ...expected, skills: ['Cooking', 'Tandoor'] });
    await db().job.update({ where: { id: job.id }, data: { status: 'CLOSED', statusReason: 'expired' } });
    expect((await test.ops('jobs', 'renew', job.id)).code).toBe(0);
    expect((await db().job.findUniqueOrThrow({ where: { id: job.id } })).status).toBe('ACTIVE');
  });

  it('that a file has twice are refused, with both lines, even if one is refused for another reason', async () => {
    const file = await jobsFile(
      'twice.csv',
      jobRow('t1'),
      jobRow('t2'),
      jobRow('t1', { title: 'Other' }),
      jobRow('t3', { shift: 'NOON' }),
      jobRow('t3'),
    );
    const { code, answer } = await test.ops('jobs', 'import', file);
    expect(code).toBe(1);
    expect(answer).toMatchObject({ rows: 5, created: 1, refused: 4 });
    const reason = '"t1" is in the lines 2, 4';
    expect(answer.problems).toContainEqual({ line: 2, key: 't1', field: '', reason });
    expect(answer.problems).toContainEqual({ line: 4, key: 't1', field: '', reason });
    expect(await db().job.count({ where: { title: 'Other' } })).toBe(0);
  });

  it('are refused as a whole if a column is unknown, with a similar name as advice', async () => {
    const file = await test.file('columns.csv', `${HEADER.replace('payMin', 'Min Pay')}\n${jobRow('x1')}\n`);
    const { code, text } = await test.ops('jobs', 'import', file);
    expect(code).toBe(1);
    expect(text).toContain('"Min Pay"');
    expect(text).toMatch(/is it "pay\w+"\?/);
    const { answer } = await test.ops('jobs', 'import', file, '--column', 'Min Pay=payMin', '--check');
    expect(answer.refused).toBe(0);
    const extra = await test.file('extra.csv', `${HEADER},Remarks\n${jobRow('x1')},good\n`);
    expect((await test.ops('jobs', 'import', extra, '--check')).code).toBe(1);
    expect((await test.ops('jobs', 'import', extra, '--check', '--ignore', 'Remarks')).code).toBe(0);
  });

  it('are all written or none with --atomic', async () => {
    const before = await db().job.count();
    const bad = await jobsFile('atomic.csv', jobRow('a1'), jobRow('a2', { shift: 'NOON' }));
    const { code, answer } = await test.ops('jobs', 'import', bad, '--atomic');
    expect([code, answer.created, answer.refused]).toEqual([1, 0, 1]);
    expect(await db().job.count()).toBe(before);
    const good = await jobsFile('atomic.csv', jobRow('a1'), jobRow('a2'));
    expect((await test.ops('jobs', 'import', good, '--atomic')).answer).toMatchObject({
      created: 2,
      refused: 0,
    });
    expect(await test.audit('atomic.csv')).toMatchObject([{ actor: 'meera', action: 'jobs-imported' }]);
  });

  it('that change nothing are written neither to the audit nor to the row', async () => {
    const file = await jobsFile('same.csv', jobRow('s1', { skills: 'Cooking' }));
    await test.ops('jobs', 'import', file);
    const before = await db().job.findFirstOrThrow({ where: { skills: { equals: ['Cooking'] } } });
    expect((await test.ops('jobs', 'import', file)).answer).toMatchObject({
      unchanged: 1,
      created: 0,
      updated: 0,
    });
    expect(await db().job.findUniqueOrThrow({ where: { id: before.id } })).toEqual(before);
    expect(await test.audit('same.csv')).toHaveLength(1);
    const changed = await jobsFile('same.csv', jobRow('s1', { skills: 'Cooking', payMin: '9000' }));
    expect((await test.ops('jobs', 'import', changed)).answer).toMatchObject({ unchanged: 0, updated: 1 });
    const after = await db().job.findUniqueOrThrow({ where: { id: before.id } });
    expect([after.payMin, after.shareId]).toEqual([9000, before.shareId]);
    expect(await db().importRow.count()).toBe(0);
  });

  it('of a complete file that closes none are not written to the audit', async () => {
    const other = { ...COMPANY, ref: 'c8', name: 'Same File Ltd', email: 'hr@same.example' };
    await test.ops('companies', 'import', await test.file('c8.json', JSON.stringify([other])));
    const file = await jobsFile('complete.csv', jobRow('g1', { company: 'c8' }));
    for (let run = 0; run < 2; run += 1) {
      const { answer } = await test.ops('jobs', 'import', file, '--complete');
      expect(answer).toMatchObject({ created: 1 - run, updated: 0, closed: 0 });
    }
    expect(await test.audit('complete.csv')).toHaveLength(1);
  });

  it('that a complete file leaves out are closed with notices to seekers, and open again once they return', async () => {
    const other = { ...COMPANY, ref: 'c9', name: 'Full File Ltd', email: 'hr@full.example' };
    await test.ops('companies', 'import', await test.file('c9.json', JSON.stringify([other])));
    const one = jobRow('f1', { company: 'c9' });
    const two = jobRow('f2', { company: 'c9', title: 'Gone' });
    await test.ops('jobs', 'import', await jobsFile('full.csv', one, two));
    const gone = await db().job.findFirstOrThrow({ where: { title: 'Gone' } });
    const { id: candidateId } = await buildCandidate(test.container.database);
    await db().savedJob.create({ data: { candidateId, jobId: gone.id } });
    const elsewhere = await db().job.count({
      where: { status: 'ACTIVE', companyId: { not: gone.companyId } },
    });

    const refused = await jobsFile('full.csv', one, jobRow('f3', { company: 'c9', shift: 'NOON' }));
    expect((await test.ops('jobs', 'import', refused, '--complete')).answer).not.toHaveProperty('closed');
    expect((await db().job.findUniqueOrThrow({ where: { id: gone.id } })).status).toBe('ACTIVE');

    const full = await jobsFile('full.csv', one);
    expect((await test.ops('jobs', 'import', full)).answer).not.toHaveProperty('closed');
    expect((await test.ops('jobs', 'import', full, '--complete')).answer).toMatchObject({
      unchanged: 1,
      closed: 1,
    });
    expect((await db().job.findUniqueOrThrow({ where: { id: gone.id } })).status).toBe('CLOSED');
    expect(await db().notification.count({ where: { candidateId } })).toBe(1);
    expect(await db().job.count({ where: { status: 'ACTIVE', companyId: { not: gone.companyId } } })).toBe(
      elsewhere,
    );

    const back = await jobsFile('full.csv', one, two);
    expect((await test.ops('jobs', 'import', back, '--complete')).answer).toMatchObject({
      updated: 1,
      closed: 0,
    });
    expect((await db().job.findUniqueOrThrow({ where: { id: gone.id } })).status).toBe('ACTIVE');
  });

  it('of an employer’s spreadsheet are read as Excel saves it', async () => {
    const text = `${HEADER.replaceAll(',', '\t')}\t\r\n${jobRow('e1', { title: '"Cook ""Chef"" – रसोइया"', address: 'Main Road Pune' }).replaceAll(',', '\t')}\t\r\n\t\t\r\n`;
    const file = await test.file('unicode.txt', Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(await test.ops('jobs', 'import', file)).toMatchObject({
      code: 0,
      answer: { rows: 1, created: 1 },
    });
    expect(await db().job.count({ where: { title: 'Cook "Chef" – रसोइया' } })).toBe(1);
    const broken = await test.file(
      'ansi.csv',
      Buffer.from(`${HEADER}\n${jobRow('e2', { title: 'Café' })}\n`, 'latin1'),
    );
    const { code, text: message } = await test.ops('jobs', 'import', broken);
    expect([code, message]).toEqual([1, expect.stringContaining('--encoding windows-1252')]);
    expect((await test.ops('jobs', 'import', broken, '--encoding', 'windows-1252')).answer).toMatchObject({
      created: 1,
    });
    expect(await db().job.count({ where: { title: 'Café' } })).toBe(1);
    const replaced = await jobsFile('replaced.csv', jobRow('e3', { title: 'Caf\uFFFD' }));
    expect((await test.ops('jobs', 'import', replaced)).answer.problems).toMatchObject([
      { line: 2, field: 'title', reason: expect.stringContaining('broken') },
    ]);
    const escaped = await jobsFile('escaped.csv', jobRow('e4', { title: 'Ca\u001B]0;fe' }));
    expect((await test.ops('jobs', 'import', escaped)).answer.problems).toMatchObject([
      { line: 2, field: 'title', reason: 'holds the control character U+001B' },
    ]);
  });
});
