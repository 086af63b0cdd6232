import { randomUUID } from 'node:crypto';
import { type AnyRoute, routes } from '@nukkad/contract';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { emit, openSocket } from '../shared/chat-socket.ts';
import { type Answer, bearer, codeOf, exampleOf, type RouteName, send } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import type { Person } from '../shared/world.ts';
import type { Answers } from './answers.ts';
import { sendMixed } from './mixed-load.ts';

interface StoredJob {
  readonly id: string;
  readonly companyId: string;
}

/** The servers and people of the traffic. */
export interface Traffic {
  readonly apis: readonly ServerProcess[];
  readonly chats: readonly ServerProcess[];
  readonly people: readonly Person[];
  readonly jobs: readonly StoredJob[];
  readonly answers: Answers;
}

/** What one visitor does: the route that writes, or a message in the chat. Everything else reads. */
type Action = RouteName | 'message' | 'read';

/** One of ten visitors writes. */
const ACTIONS: readonly Action[] = [
  ...Array<Action>(16).fill('read'),
  'jobApply',
  'jobWithdraw',
  'jobSave',
  'message',
];

const pick = <T>(items: readonly T[], number: number): T => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

function count(answers: Answers, what: string, answer: Answer): void {
  const { status, text, retryAfter } = answer;
  const isRefused = status === 503 && retryAfter !== null;
  if (status === 0) answers.failed(`${what}: ${text.trim()}`);
  else if (status >= 500 && !isRefused) answers.failed(`${what}: ${status} ${codeOf(answer) ?? ''}`.trim());
  else answers.answered(isRefused ? `503 ${codeOf(answer)}` : String(status));
}

async function write(traffic: Traffic, name: RouteName, number: number): Promise<void> {
  const { apis, people, jobs, answers } = traffic;
  const person = pick(people, number);
  const route: AnyRoute = routes[name];
  const example = exampleOf(name, route, person.id);
  const { id: jobId } = pick(jobs, Math.floor(number / people.length));
  const body = { ...example.body, jobId };
  const api = pick(apis, number);
  count(answers, name, await send(api.origin, route, { ...example, body }, bearer(person.token)));
}

/** Opens a socket, sends one message, waits for its acknowledgement, and leaves. */
async function chat({ chats, people, jobs, answers }: Traffic, number: number): Promise<void> {
  const person = pick(people, number);
  const { socket, refusal } = await openSocket(pick(chats, number).origin, person.token);
  try {
    if (refusal !== null) return answers.failed(`chat: ${refusal}`);
    const { name, encode } = CHAT_EVENTS.sendToCompany;
    const { companyId } = pick(jobs, number);
    const draft = { text: 'Is the work by day?', companyId, companyName: '', candidateId: person.id };
    const answer = await emit(socket, name, encode({ ...draft, clientKey: randomUUID() }));
    if (answer === 'no answer') answers.failed('chat: no acknowledgement');
    else answers.answered(answer.includes('"success":true') ? 'message stored' : 'message refused');
  } finally {
    socket.close();
  }
}

/** Does what the visitor with this number does, and counts the answer. */
export async function visit(traffic: Traffic, number: number): Promise<void> {
  const { apis, people, answers } = traffic;
  const action = pick(ACTIONS, number);
  if (action === 'message') return chat(traffic, number);
  if (action !== 'read') return write(traffic, action, number);
  const api = pick(apis, number);
  count(answers, 'read', await sendMixed(api.origin, number, pick(people, number)));
}
