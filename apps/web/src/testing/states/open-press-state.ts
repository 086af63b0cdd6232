import { fakePush } from '@nukkad/browser/testing/fake-push.ts';
import { lineOfRequest } from '@nukkad/browser/testing/presses/press-lines.ts';
import type { PressCall, Presses, PressPage } from '@nukkad/browser/testing/presses/press-record.ts';
import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { routes } from '@nukkad/contract/routes.ts';
import { type Answers, type FakeCall, offline, refuses } from '../fake-api.ts';
import { openState, type ScreenState } from './screen-state.ts';

/** A state of a screen and the controls of it that are pressed. */
export type PressState = ScreenState &
  Presses & {
    /** What the user answers when the browser asks for the permission to notify. Without it, it cannot notify. */
    readonly permission?: NotificationPermission;
  };

const ROUTES: readonly AnyRoute[] = Object.values(routes);
const OFFLINE: Answers = Object.fromEntries(ROUTES.map(({ key }) => [key, offline]));

/** Commands that screens send to read something, because reading it changes something. */
const READING: ReadonlySet<string> = new Set(['jobs.byShareId', 'notifications.list']);

function routeOf(key: string): AnyRoute {
  const route = ROUTES.find((one) => one.key === key);
  if (route === undefined) throw new Error(`There is no route ${key}`);
  return route;
}

/** The error with which a command is refused: one of its own, otherwise a general one. */
const refusalOf = (key: string): ErrorCode => routeOf(key).refusals[0] ?? 'RATE_LIMITED';

/** Returns the request of a call. The client adds the seeker's id to some, which is left out. */
function pressCall({ key, input, options }: FakeCall): PressCall {
  const { encodeRequest, kind, method, path } = routeOf(key);
  const request = encodeRequest(input);
  return {
    key,
    isCommand: kind === 'command' && !READING.has(key),
    line: lineOfRequest({ ...request, method, path, file: options?.file }),
  };
}

/** Opens a state to press its controls. */
export async function openPressState(state: PressState): Promise<PressPage> {
  if (state.permission !== undefined) fakePush().answer = state.permission;
  const { address, api, settled } = await openState(state);
  return {
    address,
    settled,
    calls: () => api.log().map(pressCall),
    refuse(commands) {
      api.answer(Object.fromEntries(commands.map((key) => [key, refuses(refusalOf(key))])));
      return commands.map(refusalOf);
    },
    disconnect(commands, until) {
      const waits = () => until.then(offline);
      api.answer({ ...OFFLINE, ...Object.fromEntries(commands.map((key) => [key, waits])) });
    },
  };
}
