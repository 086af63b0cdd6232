import { HR_CONTACTS_A_DAY, OTP_TRIES, routes } from '@nukkad/contract';
import { buildJob, nextNumber } from '@nukkad/testing';
import { clientOf, countOf, outcomeOf } from '../shared/calls.ts';
import { fetchText } from '../shared/requests.ts';
import type { RaceContext } from './context.ts';

async function codeSentTo(origin: string, phone: string): Promise<string> {
  const { text } = await fetchText(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { messages } = JSON.parse(text) as { messages: { to: string; text: string }[] };
  const own = messages.find((message) => message.to.endsWith(phone));
  return /\b\d{6}\b/.exec(own?.text ?? '')?.[0] ?? '';
}

/** Many wrong codes at the same time: at most the allowed number is judged, and the right code comes too late. */
async function guessCode({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ phone: null });
  const phone = `8${String(nextNumber()).padStart(9, '0')}`;
  const [first = ''] = origins;
  const sent = await outcomeOf(clientOf(first, person).call(routes.otpSend, { phone }));
  const right = await codeSentTo(first, phone);
  checks.check(sent === 'DONE' && right !== '', `no code was sent: ${sent}`);
  const wrong = right === '000000' ? '000001' : '000000';
  const outcomes = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      outcomeOf(clientOf(origins[at % 2] ?? '', person).call(routes.otpVerify, { phone, code: wrong })),
    ),
  );
  const judged = countOf(outcomes, 'INVALID_OTP');
  checks.check(judged <= OTP_TRIES && countOf(outcomes, 'DONE') === 0, `wrong codes: ${outcomes}`);
  const late = await outcomeOf(clientOf(first, person).call(routes.otpVerify, { phone, code: right }));
  checks.check(late !== 'DONE', 'the right code was accepted after too many wrong ones');
}

/** One code, verified several times at once: the number belongs to the account once. */
async function verifyTwice({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ phone: null });
  const phone = `8${String(nextNumber()).padStart(9, '0')}`;
  const [first = ''] = origins;
  await clientOf(first, person).call(routes.otpSend, { phone });
  const code = await codeSentTo(first, phone);
  const outcomes = await Promise.all(
    [...origins, ...origins].map((origin) =>
      outcomeOf(clientOf(origin, person).call(routes.otpVerify, { phone, code })),
    ),
  );
  const owners = await world.database.prisma.candidate.count({
    where: { phone: `+91${phone}`, isMobileVerified: true },
  });
  checks.check(outcomes.includes('DONE') && owners === 1, `${owners} owners after ${outcomes}`);
}

/** Two more contacts than a day allows, all at once: only the allowed number is opened. */
async function revealTooMany({ world, origins, checks }: RaceContext): Promise<void> {
  const person = await world.person({ credits: HR_CONTACTS_A_DAY + 5 });
  const jobs = await Promise.all(
    Array.from({ length: HR_CONTACTS_A_DAY + 2 }, () => buildJob(world.database)),
  );
  const outcomes = await Promise.all(
    jobs.map((job, at) =>
      outcomeOf(clientOf(origins[at % 2] ?? '', person).call(routes.hrContact, { jobId: job.id })),
    ),
  );
  const opened = await world.database.prisma.hrReveal.count({ where: { candidateId: person.id } });
  const isRight = opened === HR_CONTACTS_A_DAY && countOf(outcomes, 'DONE') === opened;
  checks.check(isRight, `${opened} contacts opened: ${outcomes}`);
}

/** Races about limits: codes and contacts. */
export const LIMITS = [guessCode, verifyTwice, revealTooMany];
