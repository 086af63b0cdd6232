import { companyJobRenew, noticeList } from '@nukkad/contract/partner/index.ts';
import { runTask } from '@nukkad/core/background/run-task.ts';
import { pushMessageOf } from '@nukkad/core/member-notices/push-message.ts';
import { setJobStatus } from '@nukkad/core/moderation/set-job-status.ts';
import { restoreCompany, suspendCompany } from '@nukkad/core/moderation/suspend-company.ts';
import { renewJob } from '@nukkad/core/postings/renew-job.ts';
import { renewJobs } from '@nukkad/core/postings/renew-jobs.ts';
import { remindOfEnding } from '@nukkad/core/waiting/remind-of-ending.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, type HireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

/** 11:00 in India. */
const NOW = '2027-03-10T05:30:00.000Z';
const BEFORE = new Date('2027-02-10T05:30:00.000Z');
/** 18:00 in India, three days later. */
const SOON = new Date('2027-03-13T12:30:00.000Z');
const ANY_JOB = { companyId: null, citySlug: null, profileKey: null, endsBy: null, isRunOut: false };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(async () => {
  test.clock.stop();
  test.clock.set(NOW);
  // The task reads the jobs of all companies.
  await test.database.prisma.job.updateMany({ data: { status: 'CLOSED', statusReason: 'expired' } });
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

async function noticesOf(site: HireSite, language = 'en'): Promise<[string, string | null][]> {
  const { body } = await site.raw(noticeList, { headers: { 'accept-language': language } });
  const { items } = body as { items: { message: string; link: string | null }[] };
  return items.map(({ message, link }) => [message, link]);
}

async function withJob(change: object = {}) {
  const staff = await buildMember(test);
  const dates = { createdAt: BEFORE, expiresAt: SOON };
  const companyId = staff.company.id;
  const job = await buildJob(test.database, { companyId, title: 'Tailor', ...dates, ...change });
  return { ...staff, job };
}

describe('a job that ends soon', () => {
  it.each([
    ['en', 'Tailor ends on 13 Mar 2027. If you still need somebody, give it more days with one press.'],
    ['hi', '“Tailor” 13 मार्च 2027 को बंद हो जाएगी। अब भी कोई चाहिए, तो एक बार दबाकर दिन बढ़ाएँ।'],
    ['mr', '“Tailor” 13 मार्च 2027 ला बंद होईल. अजून कोणी हवं असेल, तर एकदा दाबून दिवस वाढवा.'],
  ])('is announced in %s, with a link to the job', async (language, text) => {
    const { site, job } = await withJob();
    await remindOfEnding(test.container);
    expect(await noticesOf(site, language)).toEqual([[text, `/jobs/${job.id}`]]);
  });

  it('is announced once by the daily task, to each member', async () => {
    const { site, company, job } = await withJob();
    const colleague = await buildMember(test, { companyId: company.id, role: 'RECRUITER' });
    const counts: number[] = [];
    for (let day = 10; day < 14; day += 1) {
      test.clock.set(`2027-03-${day}T05:00:00.000Z`);
      await runTask(test.container, 'remind-members');
      counts.push((await noticesOf(site)).length);
    }
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(await noticesOf(colleague.site)).toHaveLength(1);
    const keys = await test.database.prisma.memberNotice.findMany({ where: { companyId: company.id } });
    expect(keys.map(({ dedupeKey }) => dedupeKey)).toEqual([
      `ending:${job.id}:${SOON.toISOString()}`,
      `ending:${job.id}:${SOON.toISOString()}`,
    ]);
  });

  it.each([
    ['23:59 in India of the third day', '2027-03-13T18:29:00.000Z', 1],
    ['00:01 in India of the fourth day', '2027-03-13T18:31:00.000Z', 0],
    ['23:59 in UTC of the third day', '2027-03-13T23:59:00.000Z', 0],
    ['a second ago', '2027-03-10T05:29:59.000Z', 0],
    ['this moment', NOW, 0],
    ['in a second', '2027-03-10T05:30:01.000Z', 1],
  ])('at %s', async (_name, expiresAt, count) => {
    const { site } = await withJob({ expiresAt: new Date(expiresAt) });
    await remindOfEnding(test.container);
    expect(await noticesOf(site)).toHaveLength(count);
  });

  it.each([
    ['23:59 in India', '2027-03-09T18:29:00.000Z', 0],
    ['00:01 in India', '2027-03-09T18:31:00.000Z', 1],
  ])('when the task runs at %s of the day before and the same day', async (_name, moment, count) => {
    const { site } = await withJob();
    test.clock.set(moment);
    await remindOfEnding(test.container);
    expect(await noticesOf(site)).toHaveLength(count);
  });

  it.each([
    ['paused', { status: 'PAUSED', statusReason: 'employer' }],
    ['closed', { status: 'CLOSED', statusReason: 'filled-here' }],
  ])('is not announced if it is %s', async (_name, change) => {
    const { site } = await withJob(change);
    await remindOfEnding(test.container);
    expect(await noticesOf(site)).toEqual([]);
  });

  it('is not announced if it was renewed, and again before its new end', async () => {
    const { site, company, job } = await withJob();
    await site.call(companyJobRenew, { params: { company: company.id, job: job.id } });
    await remindOfEnding(test.container);
    expect(await noticesOf(site)).toEqual([]);
    test.clock.set('2027-04-06T05:30:00.000Z');
    await remindOfEnding(test.container);
    expect((await noticesOf(site)).map(([text]) => text)).toEqual([
      'Tailor ends on 9 Apr 2027. If you still need somebody, give it more days with one press.',
    ]);
  });

  it('of a suspended company is not announced', async () => {
    const { site, company } = await withJob();
    const where = { id: company.id };
    await test.database.prisma.company.update({ where, data: { suspendedAt: new Date(NOW) } });
    await remindOfEnding(test.container);
    expect(await noticesOf(site)).toEqual([]);
  });

  it('is read in batches, and none is left out', async () => {
    const { site, company, job } = await withJob();
    await test.database.query(`INSERT INTO job (id, share_id, company_id, title, slug, profile_key, job_type, city_id,
        address, latitude, longitude, requirements, created_at, expires_at)
      SELECT gen_random_uuid(), 'E' || lpad(n::text, 5, '0'), company_id, title, slug, profile_key, job_type, city_id,
             address, latitude, longitude, '', created_at, expires_at
        FROM job CROSS JOIN generate_series(1, 500) AS n WHERE job.id = '${job.id}'`);
    expect(await remindOfEnding(test.container)).toBe(501);
    expect(await remindOfEnding(test.container)).toBe(0);
    expect(await test.database.prisma.memberNotice.count({ where: { companyId: company.id } })).toBe(501);
    expect((await noticesOf(site)).length).toBeGreaterThan(0);
  });

  it('is pushed with its own sentence, and counted as a job in a summary', async () => {
    const { memberId } = await withJob();
    await remindOfEnding(test.container);
    const [notice] = await test.database.prisma.memberNotice.findMany({ where: { memberId } });
    const pushed = {
      id: 'one',
      memberId,
      type: 'jobs',
      link: '/jobs',
      language: 'en' as const,
      values: notice?.values as never,
    };
    const { config } = test.container;
    expect(pushMessageOf(config, [pushed], test.clock.now()).body).toBe(
      'Tailor ends on 13 Mar 2027. If you still need somebody, give it more days with one press.',
    );
    expect(pushMessageOf(config, [pushed, { ...pushed, id: 'two' }], test.clock.now()).body).toBe(
      '2 new notices: 2 about jobs.',
    );
  });
});

describe('what an operator does to a job', () => {
  it.each([
    [
      'PAUSED',
      'ACTIVE',
      'Our team has paused Tailor. You can open it again on its page. If you do not know why, write to us under Help.',
      'हमारी टीम ने “Tailor” रोक दी है। आप उसके पेज पर उसे फिर से खोल सकते हैं। वजह न पता हो तो “मदद” में हमें लिखें।',
      'आमच्या टीमने “Tailor” थांबवली आहे. तिच्या पानावर तुम्ही ती पुन्हा सुरू करू शकता. कारण माहीत नसेल तर “मदत” मध्ये आम्हाला लिहा.',
    ],
    [
      'ACTIVE',
      'PAUSED',
      'Our team has started Tailor again. People can apply for it.',
      'हमारी टीम ने “Tailor” फिर से शुरू कर दी है। लोग अर्ज़ी दे सकते हैं।',
      'आमच्या टीमने “Tailor” पुन्हा सुरू केली आहे. लोक अर्ज करू शकतात.',
    ],
    [
      'CLOSED',
      'ACTIVE',
      'Our team has closed Tailor. You can open it again on its page. If you do not know why, write to us under Help.',
      'हमारी टीम ने “Tailor” बंद कर दी है। आप उसके पेज पर उसे फिर से खोल सकते हैं। वजह न पता हो तो “मदद” में हमें लिखें।',
      'आमच्या टीमने “Tailor” बंद केली आहे. तिच्या पानावर तुम्ही ती पुन्हा सुरू करू शकता. कारण माहीत नसेल तर “मदत” मध्ये आम्हाला लिहा.',
    ],
  ] as const)('%s: its members read it once, in three languages', async (to, status, ...texts) => {
    const { site, job } = await withJob({ status, statusReason: status === 'ACTIVE' ? null : 'employer' });
    await setJobStatus(test.container, { jobId: job.id, to, actor: 'meera' });
    for (const [at, language] of ['en', 'hi', 'mr'].entries())
      expect(await noticesOf(site, language)).toEqual([[texts[at], `/jobs/${job.id}`]]);
    await expect(setJobStatus(test.container, { jobId: job.id, to, actor: 'meera' })).rejects.toThrow();
    expect(await noticesOf(site)).toHaveLength(1);
  });

  const STARTED = 'Our team has started Tailor again. People can apply for it.';

  it.each(['alone', 'with others'])(
    'a renewal %s is announced only if it opens the job again',
    async (how) => {
      const { site, company, job } = await withJob({ status: 'CLOSED', statusReason: 'expired' });
      const filter = { ...ANY_JOB, companyId: company.id };
      const renewed = async (isRunOut: boolean) => {
        if (how === 'alone') return renewJob(test.container, job.id, 'meera');
        const renewal = { filter: { ...filter, isRunOut }, actor: 'meera', isCheck: false, shown: 0 };
        return renewJobs(test.container, renewal);
      };
      await renewed(true);
      test.clock.advanceSeconds(60);
      await renewed(false);
      expect(await noticesOf(site)).toEqual([[STARTED, `/jobs/${job.id}`]]);
      const stored = await test.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
      const opened = { status: 'ACTIVE', statusReason: null, statusChangedAt: new Date(NOW) };
      expect(stored).toMatchObject({ ...opened, renewedAt: test.clock.now() });
    },
  );

  it('a check of what would be renewed announces nothing', async () => {
    const { site, company } = await withJob({ status: 'CLOSED', statusReason: 'expired' });
    const filter = { ...ANY_JOB, companyId: company.id, isRunOut: true };
    const checked = await renewJobs(test.container, { filter, actor: 'meera', isCheck: true, shown: 1 });
    expect([checked.renewed, await noticesOf(site)]).toEqual([1, []]);
  });

  it('is announced each time', async () => {
    const { site, job } = await withJob();
    for (const to of ['PAUSED', 'ACTIVE', 'PAUSED'] as const) {
      test.clock.advanceSeconds(60);
      await setJobStatus(test.container, { jobId: job.id, to, actor: 'meera' });
    }
    expect(await noticesOf(site)).toHaveLength(3);
  });
});

describe('a company that an operator suspends', () => {
  const SUSPENDED = [
    [
      'en',
      'Our team has put NAME on hold: people do not see its jobs, and you cannot see who applied. Write to us under Help to settle it.',
    ],
    [
      'hi',
      'हमारी टीम ने NAME को फ़िलहाल रोका है: उसकी नौकरियाँ नहीं दिखतीं, और आपको उम्मीदवार नहीं दिखेंगे। बात करने के लिए “मदद” में हमें लिखें।',
    ],
    [
      'mr',
      'आमच्या टीमने NAME सध्या थांबवली आहे: तिच्या नोकऱ्या दिसत नाहीत, आणि तुम्हाला उमेदवार दिसणार नाहीत. बोलायला “मदत” मध्ये आम्हाला लिहा.',
    ],
  ] as const;
  const RESTORED = [
    ['en', 'NAME is no longer on hold: people see its jobs, and you can see who applied.'],
    ['hi', 'NAME पर अब रोक नहीं है: लोगों को उसकी नौकरियाँ दिखती हैं, और आप देख सकते हैं किसने अर्ज़ी दी है।'],
    ['mr', 'NAME आता थांबवलेली नाही: लोकांना तिच्या नोकऱ्या दिसतात, आणि कोणी अर्ज केला ते तुम्ही पाहू शकता.'],
  ] as const;

  it('reads that and what to do, and that it is over, once each', async () => {
    const { site, company } = await withJob();
    const other = await withJob();
    const subject = { companyId: company.id, actor: 'meera' };
    const filled = (text: string) => text.replace('NAME', company.name);
    await suspendCompany(test.container, subject);
    await expect(suspendCompany(test.container, subject)).rejects.toThrow();
    for (const [language, text] of SUSPENDED)
      expect(await noticesOf(site, language)).toEqual([[filled(text), '/help']]);
    test.clock.advanceSeconds(60);
    await restoreCompany(test.container, subject);
    await expect(restoreCompany(test.container, subject)).rejects.toThrow();
    for (const [language, text] of RESTORED)
      expect((await noticesOf(site, language))[0]).toEqual([filled(text), '/today']);
    expect(await noticesOf(site)).toHaveLength(2);
    expect(await noticesOf(other.site)).toEqual([]);
  });
});
