import { randomUUID } from 'node:crypto';
import { type AnyRoute, routes } from '@nukkad/contract';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { callerToWire } from '@nukkad/contract/shared/shared.mapper.ts';
import { emit, openSocket } from '../shared/chat-socket.ts';
import { type Answer, bearer, codeOf, send } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import type { Person } from '../shared/world.ts';
import type { Answers } from './answers.ts';
import { sendMixed } from './mixed-load.ts';

/** The servers and people of the traffic. */
export interface Traffic {
  readonly apis: readonly ServerProcess[];
  readonly chats: readonly ServerProcess[];
  readonly people: readonly Person[];
  readonly jobIds: readonly string[];
  /** A company that has shortlisted everybody, so that they may write to it. */
  readonly companyId: string;
  readonly answers: Answers;
}

type Write = 'jobApply' | 'jobWithdraw' | 'jobSave';

/** What one visitor does: a route that writes, or a message in the chat. Everything else reads. */
type Action = Write | 'message' | 'read';

const reads = (count: number): readonly Action[] => Array<Action>(count).fill('read');

/**
 * A round of visits. A fifth of them write: one seeker applies for a job, asks about it, withdraws, and saves it. The reads
 * between them give each of them time.
 */
const ROUND: readonly Action[] = [
  'jobApply',
  ...reads(5),
  'message',
  ...reads(5),
  'jobWithdraw',
  ...reads(5),
  'jobSave',
  ...reads(1),
];

const INPUTS: Readonly<Record<Write, (jobId: string) => object>> = {
  jobApply: (jobId) => ({ jobId, isAvailableInCity: true, knowsEnglish: true }),
  jobWithdraw: (jobId) => ({ jobId }),
  jobSave: (jobId) => ({ jobId, isSaved: false }),
};

const pick = <T>(items: readonly T[], number: number): T => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

function count(answers: Answers, what: string, answer: Answer): void {
  const { status, text, retryAfter } = answer;
  const isRefused = status === 503 && retryAfter !== null;
  const code = codeOf(answer) ?? 'done';
  if (status === 0) answers.failed(`${what}: ${text.trim()}`);
  else if (status >= 400 && !isRefused) answers.failed(`${what}: ${status} ${code}`);
  else answers.answered(`${what} ${isRefused ? status : ''} ${code}`.replace('  ', ' '));
}

/** The seeker and the job of a round. */
function subjectsOf({ people, jobIds }: Traffic, number: number): { person: Person; jobId: string } {
  const round = Math.floor(number / ROUND.length);
  return { person: pick(people, round), jobId: pick(jobIds, Math.floor(round / people.length)) };
}

async function write(traffic: Traffic, name: Write, number: number): Promise<void> {
  const { person, jobId } = subjectsOf(traffic, number);
  const route: AnyRoute = routes[name];
  const { body } = route.encodeRequest(INPUTS[name](jobId)) as { body: Record<string, unknown> };
  const request = { params: {}, query: {}, body: { ...callerToWire(person.id), ...body } };
  const answer = await send(pick(traffic.apis, number).origin, route, request, bearer(person.token));
  count(traffic.answers, name, answer);
}

/** Opens a socket, sends one message, waits for its acknowledgement, and leaves. */
async function chat(traffic: Traffic, number: number): Promise<void> {
  const { answers, companyId } = traffic;
  const { person } = subjectsOf(traffic, number);
  const { socket, refusal } = await openSocket(pick(traffic.chats, number).origin, person.token);
  try {
    if (refusal !== null) return answers.failed(`chat: ${refusal}`);
    const { name, encode } = CHAT_EVENTS.sendToCompany;
    const draft = { text: 'Is the work by day?', companyId, companyName: '', candidateId: person.id };
    const answer = await emit(socket, name, encode({ ...draft, clientKey: randomUUID() }));
    if (answer === 'no answer') answers.failed('chat: no acknowledgement');
    else answers.answered(`message ${codeOf({ status: 200, text: answer, retryAfter: null }) ?? 'done'}`);
  } finally {
    socket.close();
  }
}

/** Does what the visitor with this number does, and counts the answer. */
export async function visit(traffic: Traffic, number: number): Promise<void> {
  const { apis, people, answers } = traffic;
  const action = pick(ROUND, number);
  if (action === 'message') return chat(traffic, number);
  if (action !== 'read') return write(traffic, action, number);
  const api = pick(apis, number);
  count(answers, 'read', await sendMixed(api.origin, number, pick(people, number)));
}
