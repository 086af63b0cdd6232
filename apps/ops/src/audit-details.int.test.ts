import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedDetails } from '@nukkad/core/shared/audit.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { MONEY, useCompanyFiles } from './testing/company-files.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);
const db = () => test.container.database.prisma;
const last = async (subject: string) => {
  const entries = await db().auditEntry.findMany({
    where: { subject },
    orderBy: { createdAt: 'desc' },
    take: 1,
  });
  return [entries[0]?.action, entries[0]?.details];
};
const ops = async (...words: string[]) =>
  expect([words, (await test.ops(...words)).code]).toEqual([words, 0]);

describe('the audit has', () => {
  it('old and new values of an edit, by field', async () => {
    await files.importJobs({ ref: 'a' });
    await ops('jobs', 'edit', files.idOf('a'), '--set', 'payMax=22000', '--set', 'shift=NIGHT');
    expect(await last(files.idOf('a'))).toEqual([
      'job-edited',
      { pay_max: { from: 20_000, to: 22_000 }, shift: { from: null, to: 'NIGHT' } },
    ]);
  });

  it('status and reason before and after', async () => {
    await files.importJobs({ ref: 'a' });
    await ops('jobs', 'pause', files.idOf('a'));
    expect(await last(files.idOf('a'))).toEqual([
      'job-paused',
      { status: { from: 'ACTIVE', to: 'PAUSED' }, reason: { from: null, to: 'employer' } },
    ]);
  });

  it('why a job was refused, and what was given back', async () => {
    await files.importJobs({ ref: 'a', ...MONEY });
    await ops('moderation', 'refuse', files.idOf('a'), 'asks for money');
    expect(await last(files.idOf('a'))).toEqual(['job-refused', { reason: 'asks for money', refunds: 0 }]);
  });

  it('the value of a setting before and after', async () => {
    await ops('settings', 'set', 'creditsStart', '20');
    await ops('settings', 'set', 'creditsStart', '15');
    expect(await last('creditsStart')).toEqual(['setting-changed', { value: { from: 20, to: 15 } }]);
  });

  it('why a seeker was suspended, and the steps of an application, without anything personal', async () => {
    const phone = '+919844455501';
    const { id, name } = await buildCandidate(test.container.database, { phone });
    const { id: application } = await buildApplication(test.container.database, { candidateId: id });
    await ops('applications', 'move', application, 'shortlisted', '--note', `call ${name}`);
    expect(await last(application)).toEqual([
      'application-shortlisted',
      { status: { from: 'APPLIED', to: 'SHORTLISTED' } },
    ]);
    await ops('seekers', 'suspend', phone, '--reason', 'spam');
    expect(await last(id)).toEqual(['seeker-suspended', { reason: 'SPAM' }]);
    const all = JSON.stringify(
      await db().auditEntry.findMany({ where: { subject: { in: [id, application] } } }),
    );
    expect(all).not.toContain(name);
    expect(all).not.toContain('9844455501');
  });

  it('the reason of a blocked contact and of a hidden thing, counts of a company’s jobs', async () => {
    await ops('blocklist', 'add', 'domain', 'cheats.example', 'sells training');
    expect(await last('domain cheats.example')).toEqual(['contact-blocked', { reason: 'sells training' }]);
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    await ops('companies', 'suspend', files.companyId);
    expect(await last(files.companyId)).toEqual(['company-suspended', expect.objectContaining({ jobs: 2 })]);
  });
});

describe('audit list and export', () => {
  beforeAll(() => ops('settings', 'set', 'creditsRequest', '7'));

  it('show the details, as text and for programs', async () => {
    const { answer } = await test.ops('audit', 'list', 'creditsRequest');
    expect(answer[0]).toMatchObject({ actor: 'meera', details: { value: { from: 5, to: 7 } } });
    const { text } = await test.call('audit', 'list', 'creditsRequest');
    expect(text).toContain('{"value":{"to":7,"from":5}}');
  });

  it('write all entries, oldest first, as CSV and as JSON', async () => {
    const total = await db().auditEntry.count();
    for (const name of ['audit.json', 'audit.csv']) {
      const file = join(test.folder, name);
      const { answer } = await test.ops('audit', 'export', file);
      expect(answer).toEqual({ file, rows: total });
      const text = await readFile(file, 'utf8');
      expect(text).toContain('creditsRequest');
      if (name.endsWith('.csv'))
        expect(text.slice(1)).toMatch(/^id,createdAt,actor,action,subject,details\r\n/);
      else
        expect(JSON.parse(text).map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
          JSON.parse(text)
            .map(({ createdAt }: { createdAt: string }) => createdAt)
            .toSorted(),
        );
    }
    const { text } = await test.call('audit', 'export', '-', 'creditsRequest');
    expect(JSON.parse(text)).toMatchObject([{ action: 'setting-changed', details: { value: { to: 7 } } }]);
    expect((await test.call('audit', 'export', 'audit.xlsx')).code).toBe(2);
  });
});

describe('details', () => {
  it('are bounded: long texts are cut, and what does not fit is left out by name', async () => {
    expect(boundedDetails({ text: 'x'.repeat(300) })).toEqual({ text: 'x'.repeat(300) });
    expect(boundedDetails({ text: 'x'.repeat(301) })).toEqual({ text: `${'x'.repeat(300)}…` });
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, 'ш'.repeat(300)]));
    const bounded = boundedDetails(fields);
    expect(bounded.leftOut).toMatch(/^f32, f33, /);
    await db().auditEntry.create({ data: { actor: 'a', action: 'b', subject: 'c', details: bounded } });
    const worst = boundedDetails({ list: Array.from({ length: 4900 }, () => 1) });
    await db().auditEntry.create({ data: { actor: 'a', action: 'b', subject: 'c', details: worst } });
  });

  it('beyond that are refused by the database', async () => {
    const details = { text: 'x'.repeat(16_385) };
    await expect(
      db().auditEntry.create({ data: { actor: 'a', action: 'b', subject: 'c', details } }),
    ).rejects.toThrow('audit_entry_details_check');
  });
});
