import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import { buildJob } from '@nukkad/testing';
import { clientOf, countOf, outcomeOf } from '../shared/calls.ts';
import type { RaceContext } from './context.ts';

const answersTo = (jobId: string) => ({ jobId, isAvailableInCity: true, knowsEnglish: true });

/** Several requests of one seeker for one job: exactly one is stored and paid. */
async function applyTwice({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: 5 });
  const job = await buildJob(world.database);
  const outcomes = await Promise.all(
    [...origins, ...origins, ...origins].map((origin) =>
      outcomeOf(clientOf(origin, person).call(routes.jobApply, answersTo(job.id))),
    ),
  );
  checks.check(countOf(outcomes, 'DONE') === 1, `applied at the same time: ${outcomes}`);
  const { creditBalance } = await world.database.prisma.candidate.findUniqueOrThrow({
    where: { id: person.id },
  });
  checks.check(creditBalance === 4, `one application left ${creditBalance} of 5 credits`);
}

/** One credit and six jobs: exactly one application is stored. */
async function spendLastCredit({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: 1 });
  const jobs = await Promise.all(Array.from({ length: 6 }, () => buildJob(world.database)));
  const outcomes = await Promise.all(
    jobs.map((job, at) =>
      outcomeOf(
        clientOf(origins[at % origins.length] ?? '', person).call(routes.jobApply, answersTo(job.id)),
      ),
    ),
  );
  const refused = countOf(outcomes, 'NO_CREDITS');
  checks.check(countOf(outcomes, 'DONE') === 1 && refused === 5, `one credit: ${outcomes}`);
}

/** Applying and withdrawing at the same time: the status is that of one of both orders. */
async function applyAndWithdraw({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: 3 });
  const job = await buildJob(world.database);
  const [first = '', second = ''] = origins;
  const [applied, withdrawn] = await Promise.all([
    outcomeOf(clientOf(first, person).call(routes.jobApply, answersTo(job.id))),
    outcomeOf(clientOf(second, person).call(routes.jobWithdraw, { jobId: job.id })),
  ]);
  const stored = await world.database.prisma.application.findFirst({ where: { candidateId: person.id } });
  const expected = withdrawn === 'DONE' ? 'WITHDRAWN' : 'APPLIED';
  checks.check(
    applied === 'DONE' && stored?.status === expected,
    `${applied}, ${withdrawn}: ${stored?.status}`,
  );
}

/** One key and one job in several processes: one effect, and nobody gets another answer. */
async function repeatKey({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: 5 });
  const job = await buildJob(world.database);
  const key = randomUUID();
  const outcomes = await Promise.all(
    [...origins, ...origins].map((origin) =>
      outcomeOf(clientOf(origin, person).call(routes.jobApply, answersTo(job.id), { key })),
    ),
  );
  const done = countOf(outcomes, 'DONE');
  const waiting = countOf(outcomes, 'STILL_RUNNING') + countOf(outcomes, 'CONFLICT');
  checks.check(done >= 1 && done + waiting === outcomes.length, `the same key: ${outcomes}`);
  const stored = await world.database.prisma.application.count({ where: { candidateId: person.id } });
  checks.check(stored === 1, `the same key stored ${stored} applications`);
}

/** One key for two jobs: at most one effect; the other body is refused. */
async function reuseKey({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: 5 });
  const jobs = await Promise.all([buildJob(world.database), buildJob(world.database)]);
  const key = randomUUID();
  const outcomes = await Promise.all(
    jobs.map((job, at) =>
      outcomeOf(clientOf(origins[at] ?? '', person).call(routes.jobApply, answersTo(job.id), { key })),
    ),
  );
  const isRight = countOf(outcomes, 'DONE') === 1 && outcomes.some((code) => code === 'KEY_REUSED');
  checks.check(isRight, `one key for two jobs: ${outcomes}`);
}

/** Deleting the account while applying: nothing is stored afterwards. */
async function deleteWhileApplying({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: 5 });
  const jobs = await Promise.all(Array.from({ length: 4 }, () => buildJob(world.database)));
  const [first = '', second = ''] = origins;
  const [deleted] = await Promise.all([
    outcomeOf(clientOf(first, person).call(routes.accountDelete, {})),
    ...jobs.map((job) => outcomeOf(clientOf(second, person).call(routes.jobApply, answersTo(job.id)))),
  ]);
  const before = await world.database.prisma.application.count({ where: { candidateId: person.id } });
  const late = await outcomeOf(clientOf(second, person).call(routes.jobApply, answersTo(jobs[0]?.id ?? '')));
  const after = await world.database.prisma.application.count({ where: { candidateId: person.id } });
  const isGone = deleted === 'DONE' && late === 'NOT_SIGNED_IN' && before === after;
  checks.check(isGone, `deletion ${deleted}, then applying ${late}: ${before} and ${after} applications`);
}

/** Races about applications and credits. */
export const APPLYING = [
  applyTwice,
  spendLastCredit,
  applyAndWithdraw,
  repeatKey,
  reuseKey,
  deleteWhileApplying,
];
