import { type AnyRoute, ERRORS, type ErrorCode } from '../../../packages/contract/src/index.ts';
import type { FoundCall } from './collect.ts';
import { contractRoutes } from './routes.ts';

/** The tests of a route, as `file › test`, grouped by what they verify. The most specific tests come first. */
export interface RouteEvidence {
  readonly route: string;
  readonly happy: readonly string[];
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  readonly security: Readonly<Record<string, readonly string[]>>;
  readonly badInput: readonly string[];
}

export const SECURITY = ['anonymous', 'expired', 'forged', 'another seeker'] as const;
/** The suite that calls every route. Its successes do not count, because it checks only the schema of the response. */
const SWEEP = 'apps/api/src/all-routes.contract.test.ts';
const SHOWN = 3;

function wireCodeOf(code: ErrorCode): string {
  const entry: { status: number; wireCode?: string } = ERRORS[code];
  return entry.wireCode ?? code;
}

type Kind = (call: FoundCall, route: AnyRoute) => boolean;

const isHappy: Kind = ({ status, code, file }) => status < 300 && code === null && file !== SWEEP;
const isBadInput: Kind = ({ status }) => [400, 413, 415].includes(status);
const SECURITY_KINDS: Record<(typeof SECURITY)[number], Kind> = {
  anonymous: ({ status, hasToken }) => status === 401 && !hasToken,
  expired: ({ code }) => code === 'TOKEN_EXPIRED',
  forged: ({ code, hasToken }) => code === 'NOT_SIGNED_IN' && hasToken,
  'another seeker': ({ code }) => code === 'FORBIDDEN',
};

/** Sorts tests by the number of routes that they call, fewest first, because such tests are more specific. */
function rank(calls: readonly FoundCall[], breadth: ReadonlyMap<string, number>): string[] {
  const names = new Set(calls.map(nameOf));
  const order = (name: string) => [name.startsWith(SWEEP) ? 1 : 0, breadth.get(name) ?? 0];
  return [...names]
    .toSorted((a, b) => {
      const [[sweepA = 0, broadA = 0], [sweepB = 0, broadB = 0]] = [order(a), order(b)];
      return sweepA - sweepB || broadA - broadB || (a < b ? -1 : 1);
    })
    .slice(0, SHOWN);
}

const nameOf = ({ file, test }: FoundCall) => `${file} › ${test}`;

function breadthOf(calls: readonly FoundCall[]): Map<string, number> {
  const routesOf = new Map<string, Set<string>>();
  for (const call of calls) {
    const its = routesOf.get(nameOf(call)) ?? new Set();
    routesOf.set(nameOf(call), its.add(call.route));
  }
  return new Map([...routesOf].map(([name, its]) => [name, its.size]));
}

/** Returns the tests of each route, in the order of the contract. */
export function evidenceOf(calls: readonly FoundCall[]): RouteEvidence[] {
  const breadth = breadthOf(calls);
  const byRoute = Map.groupBy(calls, ({ route }) => route);
  return contractRoutes.map((route) => {
    const its = byRoute.get(route.key) ?? [];
    const where = (kind: Kind) =>
      rank(
        its.filter((call) => kind(call, route)),
        breadth,
      );
    const codes = route.refusals.map((code) => [code, where((call) => call.code === wireCodeOf(code))]);
    const security = SECURITY.map((name) => [name, where(SECURITY_KINDS[name])]);
    return {
      route: route.key,
      happy: where(isHappy),
      refusals: Object.fromEntries(codes),
      security: Object.fromEntries(security),
      badInput: where(isBadInput),
    };
  });
}
