import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it } from 'vitest';
import { MONEY, useCompanyFiles } from '../testing/company-files.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);
const db = () => test.container.database.prisma;

/** Returns all rows that an import of jobs can change. */
const everything = async () => ({
  jobs: await db().job.findMany({ orderBy: { id: 'asc' } }),
  checks: await db().jobCheck.findMany({ orderBy: [{ jobId: 'asc' }, { kind: 'asc' }] }),
  notices: await db().notification.count(),
  audit: await db().auditEntry.count(),
  staged: await db().importRow.count(),
});

describe('jobs import --check', () => {
  it('reports what the import then does: created, changed, unchanged, closed and waiting', async () => {
    await files.importJobs(
      { ref: 'same' },
      { ref: 'changed' },
      { ref: 'gone', title: 'Gone' },
      { ref: 'mended', ...MONEY },
    );
    const { id: candidateId } = await buildCandidate(test.container.database);
    await db().savedJob.create({ data: { candidateId, jobId: files.idOf('gone') } });
    const rows = [
      { ref: 'same' },
      { ref: 'changed', payMax: 21_000 },
      { ref: 'new' },
      { ref: 'doubtful', ...MONEY },
      { ref: 'mended' },
    ];
    const before = await everything();
    const checked = await files.importWith(['--complete', '--check'], rows);
    expect(checked).toMatchObject({
      code: 0,
      answer: { rows: 5, created: 2, updated: 2, unchanged: 1, closed: 1, waiting: 1, refused: 0 },
    });
    expect(checked.answer.closedJobs).toEqual([
      expect.objectContaining({ ref: `${files.ref}-gone`, job: files.idOf('gone'), title: 'Gone' }),
    ]);
    expect(checked.answer.forModeration).toMatchObject([{ key: `${files.ref}-doubtful` }]);
    expect(await everything()).toEqual(before);

    const real = await files.importWith(['--complete'], rows);
    // The share id of a job that does not exist yet is drawn at random.
    const withoutShareIds = (answer: { forModeration: object[] }) => ({
      ...answer,
      forModeration: answer.forModeration.map((row) => ({ ...row, job: '' })),
    });
    expect(withoutShareIds(checked.answer)).toEqual(withoutShareIds(real.answer));
    expect(await files.stateOf('gone')).toBe('CLOSED not-in-file');
    expect((await files.importWith(['--complete', '--check'], rows)).answer).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 5,
      closed: 0,
    });
  });

  it('counts valid and refused rows, none with --atomic, and closes nothing', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    const rows = [
      { ref: 'a', payMax: 22_000 },
      { ref: 'c', shift: 'NOON' },
    ];
    for (const option of [[], ['--atomic']]) {
      const checked = await files.importWith(['--complete', '--check', ...option], rows);
      expect(checked.code).toBe(1);
      expect(checked.answer).not.toHaveProperty('closed');
      const updated = option.length === 0 ? 1 : 0;
      expect(checked.answer).toMatchObject({ rows: 2, created: 0, updated, refused: 1 });
    }
    expect((await files.read('a')).payMax).toBe(20_000);
  });

  it('notes the counts of the real import in the audit, once', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    await files.importWith(['--complete'], [{ ref: 'a', payMax: 22_000 }]);
    const entries = await test.audit(`${files.ref}-jobs.json`);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['jobs-imported', { rows: 2, created: 2, updated: 0 }],
      ['jobs-imported', { rows: 1, created: 0, updated: 1, closed: 1 }],
    ]);
  });
});

describe('companies import --check', () => {
  it('counts as the import, and writes neither companies nor pictures', async () => {
    const company = { ref: 'cx', name: 'Checked', phone: '9812345777', email: 'hr@checked.example' };
    const place = { city: 'Pune', address: 'Main Road, Pune', latitude: 18.52, longitude: 73.85 };
    await test.file('logo.png', Buffer.from(PNG, 'base64'));
    const file = await test.file('cx.json', JSON.stringify([{ ...company, ...place, logo: 'logo.png' }]));
    const stored = async () => {
      let objects = 0;
      for await (const _ of test.container.storage.list()) objects += 1;
      return objects;
    };
    const before = await stored();
    const companies = await db().company.count();
    const checked = await test.ops('companies', 'import', file, '--check');
    expect([await stored(), await db().company.count()]).toEqual([before, companies]);
    const real = await test.ops('companies', 'import', file);
    expect(checked.answer).toEqual(real.answer);
    expect(real.answer).toMatchObject({ created: 1, refused: 0 });
    expect(await stored()).toBeGreaterThan(before);
  });
});

/** A picture of 8 × 8 points. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC';
