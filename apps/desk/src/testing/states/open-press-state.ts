import { fakePush } from '@nukkad/browser/testing/fake-push.ts';
import { lineOfRequest } from '@nukkad/browser/testing/presses/press-lines.ts';
import type { PressCall, Presses, PressPage } from '@nukkad/browser/testing/presses/press-record.ts';
import { untilQuiet } from '@nukkad/browser/testing/stopped-time.ts';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import type { PartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import { offline, type PartnerCall, refuses } from '../fake-partner.ts';
import { openState, type ScreenState } from './screen-state.ts';

/** A state of a screen and the controls of it that are pressed. */
export type PressState = ScreenState &
  Presses & {
    /** What the user answers when the browser asks for the permission to notify. Without it, it cannot notify. */
    readonly permission?: NotificationPermission;
  };

const ROUTES: readonly AnyPartnerRoute[] = partnerRoutes;

function routeOf(key: string): AnyPartnerRoute {
  const route = ROUTES.find((one) => one.key === key);
  if (route === undefined) throw new Error(`There is no route ${key}`);
  return route;
}

/** The error with which a command is refused: one of its own, otherwise a general one. */
const refusalOf = (key: string): PartnerErrorCode => routeOf(key).refusals[0] ?? 'RATE_LIMITED';

function pressCall({ key, input, file }: PartnerCall): PressCall {
  const { kind, method, path } = routeOf(key);
  const request = input as object;
  return {
    key,
    isCommand: kind === 'command',
    line: lineOfRequest({ ...request, method, path, file }),
  };
}

/** Opens a state to press its controls. */
export async function openPressState(state: PressState): Promise<PressPage> {
  if (state.permission !== undefined) fakePush().answer = state.permission;
  const { address, partner, settled } = await openState(state);
  const page: PressPage = {
    address,
    settled: () => untilQuiet(settled),
    calls: () => partner.log().map(pressCall),
    refuse(commands) {
      for (const key of commands) partner.answer(routeOf(key), refuses(refusalOf(key)));
      return commands.map(refusalOf);
    },
    disconnect(commands, until) {
      const waits = () => until.then(offline);
      for (const route of ROUTES) partner.answer(route, commands.includes(route.key) ? waits : offline);
    },
  };
  await page.settled();
  return page;
}
