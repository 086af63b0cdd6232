import { randomUUID } from 'node:crypto';
import { companyTerms } from '@nukkad/content/company-terms.ts';
import {
  applicantContact,
  companyClaim,
  companyRegister,
  draftChange,
  draftCreate,
  inviteAccept,
  memberDelete,
  pushSave,
  teamChangeRole,
  teamConfirm,
  teamEnd,
  teamInvite,
  teamLeave,
} from '@nukkad/contract/partner/index.ts';
import { lockKey } from '@nukkad/core/database/locks.queries.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildMember, memberPhone, signInMember, WITH_HIRE } from '../../test/hire-site.ts';
import { NOW, withApplicant } from '../../test/interviews.ts';
import { draftOf } from '../../test/posting.ts';
import { subscriptionOf } from '../../test/push-subscription.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

/** Whether a request waits for an advisory lock. */
async function isWaiting(): Promise<boolean> {
  const rows = await test.database.query(
    `SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
}

/**
 * Calls while another transaction has the lock on a key. Returns whether the call waited for the lock. `meanwhile` runs
 * while it waits.
 */
async function waitsFor(
  key: string,
  call: () => Promise<unknown>,
  meanwhile: () => Promise<void> = async () => {},
): Promise<boolean> {
  let isDone = false;
  let called: Promise<unknown> = Promise.resolve();
  const hasWaited = await test.database.transaction(async (tx) => {
    await tx.query(lockKey(key));
    called = call().finally(() => {
      isDone = true;
    });
    // Its error is thrown below.
    called.catch(() => {});
    await vi.waitUntil(async () => isDone || (await isWaiting()), { timeout: 20_000, interval: 20 });
    if (!isDone) await meanwhile();
    return !isDone;
  });
  await called;
  return hasWaited;
}

interface Locking {
  readonly keys: readonly string[];
  readonly call: () => Promise<unknown>;
}

/** An owner with a colleague. */
async function withTeam() {
  const owner = await buildMember(test);
  const companyId = owner.company.id;
  const other = await buildMember(test, { companyId });
  return { owner, other, companyId, params: { company: companyId, member: other.memberId } };
}

const CASES: Record<string, () => Promise<Locking>> = {
  'leaving a team': async () => {
    const { owner, companyId, params } = await withTeam();
    return { keys: [`team:${companyId}`], call: () => owner.site.call(teamLeave, { params }) };
  },
  'ending a membership': async () => {
    const { owner, companyId, params } = await withTeam();
    return { keys: [`team:${companyId}`], call: () => owner.site.call(teamEnd, { params }) };
  },
  'a new role': async () => {
    const { owner, companyId, params } = await withTeam();
    const body = { role: 'RECRUITER' } as const;
    return { keys: [`team:${companyId}`], call: () => owner.site.call(teamChangeRole, { params, body }) };
  },
  'the answer who works here': async () => {
    const { owner, companyId, params } = await withTeam();
    const body = { members: [params.member] };
    return { keys: [`team:${companyId}`], call: () => owner.site.call(teamConfirm, { params, body }) };
  },
  'an invitation': async () => {
    const { owner, companyId, params } = await withTeam();
    const body = { phone: memberPhone(), role: 'RECRUITER' } as const;
    return { keys: [`invites:${companyId}`], call: () => owner.site.call(teamInvite, { params, body }) };
  },
  'an accepted invitation': async () => {
    const { owner, companyId, params } = await withTeam();
    const phone = memberPhone();
    const { token } = await owner.site.call(teamInvite, { params, body: { phone, role: 'RECRUITER' } });
    const invited = await signInMember(test, phone);
    return {
      keys: [`team:${companyId}`],
      call: () => invited.call(inviteAccept, { params: { token } }),
    };
  },
  'a claim': async () => {
    const phone = memberPhone();
    const { id } = await buildCompany(test.database, { phone });
    const site = await signInMember(test, phone);
    const { id: memberId } = await test.database.prisma.member.findUniqueOrThrow({ where: { phone } });
    const claim = { params: { company: id }, body: { terms: companyTerms.version } };
    return { keys: [`team:${id}`, `claims:${memberId}`], call: () => site.call(companyClaim, claim) };
  },
  'a registration': async () => {
    const phone = memberPhone();
    const site = await signInMember(test, phone);
    const { id: memberId } = await test.database.prisma.member.findUniqueOrThrow({ where: { phone } });
    const call = (name: string) => {
      const body = { name, terms: companyTerms.version, city: 'pune', locality: 'Kothrud' };
      return site.call(companyRegister, { body }, { key: randomUUID() });
    };
    let count = 0;
    return {
      keys: [`claims:${memberId}`, `company-phone:${phone}`],
      call: () => {
        count += 1;
        return call(`Shop ${count}`);
      },
    };
  },
  'a deleted member': async () => {
    const { owner, companyId } = await withTeam();
    return {
      keys: [`member:${owner.memberId}`, `team:${companyId}`],
      call: () => owner.site.call(memberDelete, {}),
    };
  },
  'a new draft': async () => {
    const { owner, companyId, params } = await withTeam();
    const body = { fields: {} };
    return { keys: [`drafts:${companyId}`], call: () => owner.site.call(draftCreate, { params, body }) };
  },
  'a change of a draft': async () => {
    const { owner, params } = await withTeam();
    const { id } = await draftOf({ site: owner.site, params });
    const change = { params: { ...params, draft: id }, body: { fields: { title: 'Baker' } } };
    return { keys: [`draft:${id}`], call: () => owner.site.call(draftChange, change) };
  },
  'a number of an applicant': async () => {
    const { owner, company, id } = await withApplicant(test);
    const params = { company, application: id };
    return { keys: [`phones:${company}`], call: () => owner.site.call(applicantContact, { params }) };
  },
  'a browser that takes pushes': async () => {
    const { owner } = await withTeam();
    const body = { subscription: subscriptionOf(randomUUID()) };
    return { keys: [`push:${owner.memberId}`], call: () => owner.site.call(pushSave, { body }) };
  },
};

it.each(Object.entries(CASES))('%s waits for another request with the same lock', async (_name, prepare) => {
  const { keys } = await prepare();
  for (const [index] of keys.entries()) {
    // A command that was done cannot be done again, so each lock has a case of its own.
    const fresh = await prepare();
    expect([index, await waitsFor(fresh.keys[index] ?? '', fresh.call)]).toEqual([index, true]);
  }
});

it('an invitation ends if its author loses the role while the invited member waits', async () => {
  const { owner, companyId, params } = await withTeam();
  const phone = memberPhone();
  const { token } = await owner.site.call(teamInvite, { params, body: { phone, role: 'RECRUITER' } });
  const invited = await signInMember(test, phone);
  const outcomes: string[] = [];
  const accept = async () => outcomes.push(await refused(invited.call(inviteAccept, { params: { token } })));
  const hasWaited = await waitsFor(`team:${companyId}`, accept, async () => {
    const where = { companyId, memberId: owner.memberId };
    await test.database.prisma.membership.updateMany({ where, data: { role: 'RECRUITER' } });
  });
  expect([hasWaited, ...outcomes]).toEqual([true, '422 INVITE_ENDED']);
  const where = { companyId, member: { phone } };
  expect(await test.database.prisma.membership.count({ where })).toBe(0);
});

it('a deleted member leaves the companies in the order of their ids, so that two members never block each other', async () => {
  const [first, second] = (
    await Promise.all([1, 2].map(async () => (await buildCompany(test.database)).id))
  ).toSorted();
  const { site, memberId } = await buildMember(test, { companyId: second ?? '', role: 'RECRUITER' });
  await test.database.prisma.membership.create({
    data: { companyId: first ?? '', memberId, role: 'RECRUITER', createdBy: 'test' },
  });
  let isFirstTaken = false;
  const remove = () => site.call(memberDelete, {});
  const hasWaited = await waitsFor(`team:${second}`, remove, async () => {
    const [row] = await test.database.query<{ isFree: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtextextended('team:${first}', 0)) AS "isFree"`,
    );
    isFirstTaken = row?.isFree === false;
  });
  expect([hasWaited, isFirstTaken]).toEqual([true, true]);
});
