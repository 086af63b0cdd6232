import {
  type NotificationValues,
  notificationMessage,
} from '@nukkad/core/notifications/notification-message.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it } from 'vitest';
import { MONEY, useCompanyFiles, VALID, WAITS } from '../testing/company-files.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);
const db = () => test.container.database.prisma;
const { importJobs, idOf, read, stateOf, isPublic } = files;
const REFUSED = 'PAUSED moderation-refused';
const WITHDRAWN = 'CLOSED withdrawn-unmoderated';
const importComplete = (...rows: Parameters<typeof importJobs>) => files.importWith(['--complete'], rows);

describe('a waiting job that its full file leaves out', () => {
  const isListed = async (name: string, ...options: string[]) =>
    (await test.ops('moderation', 'list', ...options)).answer.some(
      ({ job }: { job: string }) => job === idOf(name),
    );

  it('leaves the queue without a page, and waits again when the file brings it back', async () => {
    await importJobs({ ref: 'one' }, { ref: 'bad', ...MONEY });
    expect(await isListed('bad')).toBe(true);
    expect((await importComplete({ ref: 'one' })).answer).toMatchObject({ closed: 1, waiting: 0 });
    expect([await stateOf('bad'), await isListed('bad'), await isListed('bad', '--refused')]).toEqual([
      WITHDRAWN,
      false,
      false,
    ]);
    expect(await isPublic('bad')).toEqual([false, false, false, false]);
    for (const action of ['pause', 'resume', 'close', 'renew'])
      expect([action, (await test.ops('jobs', action, idOf('bad'))).code]).toEqual([action, 1]);
    expect((await test.ops('jobs', 'resume', idOf('bad'))).text).toContain('left its file');
    await importComplete({ ref: 'one' }, { ref: 'bad', ...MONEY });
    expect([await stateOf('bad'), await isListed('bad')]).toEqual([WAITS, true]);
    await importComplete({ ref: 'one' });
    await importComplete({ ref: 'one' }, { ref: 'bad', ...VALID });
    expect([await stateOf('bad'), await isPublic('bad')]).toEqual(['ACTIVE', [true, true, true, true]]);
  });

  it('stays refused if an operator had refused it, and stays waiting if the file is not complete', async () => {
    await importJobs({ ref: 'one' }, { ref: 'bad', ...MONEY }, { ref: 'worse', ...MONEY });
    await test.ops('moderation', 'refuse', idOf('bad'), 'asks for money');
    await importJobs({ ref: 'one' });
    expect([await stateOf('bad'), await stateOf('worse')]).toEqual([REFUSED, WAITS]);
    await importComplete({ ref: 'one' });
    expect([await stateOf('bad'), await stateOf('worse')]).toEqual([REFUSED, WITHDRAWN]);
  });
});

describe('seekers who saved a job or applied for it', () => {
  /**
   * Creates three seekers: one who saved the job, one with a pending application, and one with a rejected
   * application. The third gets no notices.
   */
  async function seekersOf(name: string) {
    const { database } = test.container;
    const jobId = idOf(name);
    const { id: saver } = await buildCandidate(database);
    await db().savedJob.create({ data: { candidateId: saver, jobId } });
    const { candidateId: applicant } = await buildApplication(database, { jobId, status: 'SHORTLISTED' });
    const { candidateId: rejected } = await buildApplication(database, { jobId, status: 'REJECTED' });
    return { saver, applicant, rejected };
  }

  async function noticesOf(candidateId: string) {
    const rows = await db().notification.findMany({ where: { candidateId }, orderBy: { createdAt: 'asc' } });
    return rows.map(({ values, link }) => [(values as unknown as NotificationValues).template, link]);
  }

  const LIST = '/myjobs';

  it('are notified that it is on hold and of the outcome, in their language, once each', async () => {
    await importJobs({ ref: 'one' });
    const { saver, applicant, rejected } = await seekersOf('one');
    await importJobs({ ref: 'one', ...MONEY });
    await importJobs({ ref: 'one', ...MONEY });
    const { slug, shareId } = await read('one');
    await importJobs({ ref: 'one', ...VALID });
    const page = `/jobs?${slug}-${shareId}`;
    const notices = [
      ['held', LIST],
      ['reopened', page],
    ];
    expect([await noticesOf(saver), await noticesOf(applicant), await noticesOf(rejected)]).toEqual([
      notices,
      notices,
      [],
    ]);
    const rows = await db().notification.findMany({ where: { candidateId: saver } });
    const sentences = rows.flatMap(({ typeKey, values }) =>
      (['en', 'hi', 'mr'] as const).map((language) =>
        notificationMessage(typeKey, values as unknown as NotificationValues, language),
      ),
    );
    expect(new Set(sentences).size).toBe(6);
    for (const sentence of sentences)
      expect(sentence).toMatch(new RegExp(`^(?!.*\\{\\{).*Company ${files.ref}`));
  });

  it.each([
    ['approves it', () => test.ops('moderation', 'approve', idOf('one')), 'reopened'],
    ['refuses it', () => test.ops('moderation', 'refuse', idOf('one'), 'money'), 'removed'],
    ['corrects it', () => test.ops('jobs', 'edit', idOf('one'), '--set', 'requirements=Cook'), 'reopened'],
    ['withdraws it by a complete file', () => importComplete({ ref: 'two' }), 'closed'],
  ])('are notified once an operator %s', async (_case, act, template) => {
    await importJobs({ ref: 'one' });
    const { saver, applicant } = await seekersOf('one');
    await importJobs({ ref: 'one', ...MONEY });
    expect((await act()).code).toBe(0);
    const { slug, shareId } = await read('one');
    const link = template === 'reopened' ? `/jobs?${slug}-${shareId}` : LIST;
    expect(await noticesOf(saver)).toEqual([
      ['held', LIST],
      [template, link],
    ]);
    expect(await noticesOf(applicant)).toEqual(await noticesOf(saver));
  });

  it('get their credits for a refused job back, once, whatever the status of their application', async () => {
    await importJobs({ ref: 'one' });
    const { saver, applicant, rejected } = await seekersOf('one');
    const spent = { amount: -1, reason: 'APPLY', jobId: idOf('one') } as const;
    for (const candidateId of [applicant, rejected]) {
      const { id } = await db().application.findFirstOrThrow({ where: { candidateId } });
      await db().creditEntry.create({ data: { ...spent, candidateId, reference: `${id}:1` } });
    }
    const balances = async () => {
      const rows = [saver, applicant, rejected].map((id) =>
        db().candidate.findUniqueOrThrow({ where: { id } }),
      );
      return (await Promise.all(rows)).map(({ creditBalance }) => creditBalance);
    };
    const before = await balances();
    await importJobs({ ref: 'one', ...MONEY });
    const refuse = () => test.ops('moderation', 'refuse', idOf('one'), 'money');
    expect((await refuse()).answer).toMatchObject({ refused: true, refunds: 2 });
    expect((await refuse()).code).toBe(1);
    const [none = 0, ...paid] = before;
    expect(await balances()).toEqual([none, ...paid.map((balance) => balance + 1)]);
    const given = await db().creditEntry.findMany({ where: { jobId: idOf('one'), amount: 1 } });
    expect(given.map(({ reason }) => reason)).toEqual(['APPLY_REFUND', 'APPLY_REFUND']);
    const refundNotices = async (id: string) =>
      (await noticesOf(id)).filter(([, link]) => link === '/profile');
    expect([
      await refundNotices(saver),
      await refundNotices(applicant),
      await refundNotices(rejected),
    ]).toEqual([[], [['refunded-refused-job', '/profile']], [['refunded-refused-job', '/profile']]]);
    // Approving the job and refusing it again must not refund the credits twice.
    await test.ops('moderation', 'approve', idOf('one'));
    await db().job.update({
      where: { id: idOf('one') },
      data: { status: 'PAUSED', statusReason: 'awaiting-moderation' },
    });
    expect((await refuse()).answer).toMatchObject({ refused: true, refunds: 0 });
  });

  it('are notified of a suspended company once each, whichever of its jobs they wait for, and again when it is restored', async () => {
    await importJobs({ ref: 'open' }, { ref: 'other' }, { ref: 'shut' }, { ref: 'over' });
    const open = await seekersOf('open');
    const shut = await seekersOf('shut');
    const over = await seekersOf('over');
    await buildApplication(test.container.database, { jobId: idOf('other'), candidateId: open.applicant });
    await db().job.update({
      where: { id: idOf('shut') },
      data: { status: 'CLOSED', statusReason: 'employer' },
    });
    const companyId = files.companyId;
    expect((await test.ops('companies', 'suspend', companyId)).answer.paused).toBe(3);
    const past = { createdAt: new Date('2024-01-01'), expiresAt: new Date('2024-01-02') };
    await db().job.update({ where: { id: idOf('over') }, data: past });
    expect((await test.ops('companies', 'restore', companyId)).answer.open).toBe(2);
    const suspended = ['company-suspended', LIST];
    const restored = ['company-restored', LIST];
    for (const { applicant, rejected } of [open, shut, over])
      expect([await noticesOf(applicant), await noticesOf(rejected)]).toEqual([[suspended, restored], []]);
    expect(await noticesOf(open.saver)).toEqual([suspended, restored]);
    // The saved job was closed before, or has expired since. A notice to its seeker would be wrong.
    expect([await noticesOf(shut.saver), await noticesOf(over.saver)]).toEqual([[], [suspended]]);
    await test.ops('companies', 'suspend', companyId);
    expect(await noticesOf(open.saver)).toEqual([suspended, restored, suspended]);
  });
});
