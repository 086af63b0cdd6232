import { unmountPage } from '@nukkad/browser/testing/page.ts';
import { type Step, takeSteps } from '@nukkad/browser/testing/steps.ts';
import { untilQuiet } from '@nukkad/browser/testing/stopped-time.ts';
import { examples } from '@nukkad/contract/examples.ts';
import { routes } from '@nukkad/contract/routes.ts';
import { matchPath } from 'react-router-dom';
import { screens } from '../../app/screens.ts';
import { showWaiting } from '../../features/offline/outbox/outbox.ts';
import type { Waiting } from '../../features/offline/outbox/waiting.ts';
import type { SiteInfo } from '../../lib/site-info.ts';
import { type Answers, exampleOf, fakeApi, offline } from '../fake-api.ts';
import { renderScreen } from '../render-screen.tsx';

/** A state of a screen: how to get there, and what differs from the contract's examples. */
export interface ScreenState {
  readonly address: string;
  /** Names the state. By default its steps do. */
  readonly name?: string;
  /** The presses and texts that lead to it. */
  readonly steps?: readonly Step[];
  readonly answers?: Answers;
  /** The contract's example seeker (the default) or a visitor. */
  readonly viewer?: 'seeker' | 'visitor';
  readonly site?: Partial<SiteInfo>;
  /** Actions that are not sent yet, or were refused. */
  readonly waiting?: readonly Waiting[];
  /** No query gets a response. */
  readonly isLoading?: boolean;
}

const { link: COMPANY } = exampleOf('companies.one');
const [POST] = exampleOf('content.blogList').posts;

/** What follows the path of a screen that shows one thing. */
const REST: Readonly<Record<string, string>> = {
  '/jobs': '?cook-for-a-mess-aZ09bY',
  '/blogdetail': `?${POST?.id}`,
  '/companyprofile': `?${COMPANY}`,
  '/postedjobs': `?${COMPANY}`,
  '/companyWebsite': `?${COMPANY}`,
  '/companyreview': `?${COMPANY}`,
  '/chatcompany': `?${COMPANY}`,
};

/** Returns an address of a path of the route table. */
export function addressOf(path: string): string {
  return path.replace(':city', 'pune').replace('/:work?', '/cook') + (REST[path] ?? '');
}

const queries = Object.entries(routes).filter(
  ([, { kind, key }]) => kind === 'query' && key !== 'session.refresh',
);

/** Responses as if the connection was lost. */
export const OFFLINE: Answers = Object.fromEntries(queries.map(([, { key }]) => [key, offline]));

/** Responses that never come. */
const LOADING: Answers = Object.fromEntries(
  queries.map(([, { key }]) => [key, () => new Promise<never>(() => undefined)]),
);

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'isTotalCapped' ? false : emptied(part)]),
  );
}

/** The contract's examples with empty lists and numbers of 0. */
export const EMPTY: Answers = Object.fromEntries(
  queries.map(([name, { key }]) => [key, emptied(examples[name as keyof typeof examples].output)]),
);

/** Opens the screen of a state. */
export async function openState(state: ScreenState) {
  unmountPage();
  const { address, answers = {}, steps = [] } = state;
  const { viewer = 'seeker', site = {}, waiting = [], isLoading = false } = state;
  showWaiting(waiting);
  const api = fakeApi(isLoading ? LOADING : answers);
  const screen = await renderScreen(address, { api, viewer, site, isLoading });
  const settled = () => untilQuiet(screen.settled);
  await settled();
  await takeSteps(screen, steps, settled);
  return { ...screen, settled };
}

/** Returns the path of the screen of a state, as the route table writes it; `*` for an unknown address. */
export function pathOf({ address }: ScreenState): string {
  const [path = ''] = address.split('?');
  return (
    screens.find(([known]) => matchPath({ path: known, caseSensitive: true }, path) !== null)?.[0] ?? '*'
  );
}
