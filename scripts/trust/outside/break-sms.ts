import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@nukkad/contract';
import { clientOf, outcomeOf } from '../shared/calls.ts';
import { oneOf, type Scale } from '../shared/part.ts';
import { during, HANGS, REFUSED, responds, type ServiceFault, timed } from './service-faults.ts';
import type { Surroundings } from './surroundings.ts';

const QUICK_FAULTS: readonly ServiceFault[] = [REFUSED, responds(400), responds(500)];
const FAULTS: readonly ServiceFault[] = [...QUICK_FAULTS, responds(401), responds(429), responds(503), HANGS];
/** Maximum seconds until the API responds that the message failed. */
const SECONDS_MAX = 5;
const WARM_UP_ATTEMPTS = 30;

let numbers = 0;

function newNumber(): string {
  numbers += 1;
  return `+9170${String(numbers).padStart(8, '0')}`;
}

/** A code that cannot be sent is refused in time, sent at most once, and leaves nothing that delays the next one. */
async function sendDuring({ town, sms }: Surroundings, fault: ServiceFault): Promise<void> {
  const { checks, world } = town;
  const { prisma } = world.database;
  const phone = newNumber();
  const open = () => prisma.otpChallenge.count({ where: { phone, state: 'SENT' } });
  const ofNumber = ({ body }: { readonly body: Buffer }) =>
    new URLSearchParams(body.toString()).get('To') === phone;
  const budget = async () => (await prisma.smsDay.findMany()).reduce((sum, { sent }) => sum + sent, 0);
  const before = await budget();
  const ask = () => timed(outcomeOf(clientOf(town.api.origin).call(routes.signInSendCode, { phone })));
  const what = `a code with ${fault.name}`;
  const { result, seconds } = await during(sms, fault, ask);
  checks.check(result === 'SMS_FAILED', `${what}: ${result}`);
  checks.check(seconds < SECONDS_MAX, `${what} was refused after ${seconds.toFixed(1)} s`);
  checks.check(sms.received.filter(ofNumber).length <= 1, `${what} was sent more than once`);
  checks.check((await open()) === 0, `${what} left an open code`);
  const after = await ask();
  checks.check(after.result === 'DONE', `${what}: afterwards ${after.result}`);
  checks.check((await open()) === 1, `${what}: afterwards not one code`);
  checks.check(sms.served.filter(ofNumber).length === 1, `${what}: afterwards not one message`);
  checks.check(
    (await budget()) - before === 2,
    `${what}: two attempts count as ${(await budget()) - before}`,
  );
  checks.check((await prisma.candidate.count({ where: { phone } })) === 0, `${what} created an account`);
}

/** Sends codes until one arrives. The first one loads the library of the provider, which takes seconds on a busy machine. */
async function loadLibrary({ town }: Surroundings): Promise<void> {
  const send = () => outcomeOf(clientOf(town.api.origin).call(routes.signInSendCode, { phone: newNumber() }));
  let outcome = await send();
  for (let attempt = 0; attempt < WARM_UP_ATTEMPTS && outcome === 'OVERLOADED'; attempt += 1) {
    await sleep(1000);
    outcome = await send();
  }
  town.checks.check(outcome === 'DONE', `a code without a fault: ${outcome}`);
}

/** Codes while the SMS provider refuses, hangs, or returns errors. */
export async function breakSms(outside: Surroundings, scale: Scale): Promise<void> {
  await loadLibrary(outside);
  for (const fault of scale.isShort ? oneOf(QUICK_FAULTS, scale) : FAULTS) await sendDuring(outside, fault);
}
