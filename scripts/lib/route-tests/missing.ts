import type { AnyRoute } from '../../../packages/contract/src/index.ts';
import { type RouteEvidence, SECURITY } from './evidence.ts';
import { contractRoutes } from './routes.ts';

/** Returns the kinds of unauthorised callers that a route must reject. */
export function strangersOf({ auth, subject }: AnyRoute): readonly string[] {
  if (auth === 'public') return [];
  return SECURITY.filter((name) => {
    if (name === 'anonymous') return auth === 'seeker';
    return name !== 'another seeker' || subject !== 'none';
  });
}

export function takesInput({ request }: AnyRoute): boolean {
  return request.body !== undefined || request.query !== undefined;
}

function missingOf(route: AnyRoute, evidence: RouteEvidence | undefined): string[] {
  if (evidence === undefined) return ['is not in the table'];
  const missing: string[] = [];
  if (evidence.happy.length === 0) missing.push('no test sees it succeed');
  for (const code of route.refusals)
    if (!evidence.refusals[code]?.length) missing.push(`no test provokes ${code}`);
  for (const who of strangersOf(route))
    if (!evidence.security[who]?.length) missing.push(`no test calls it as ${who}`);
  if (takesInput(route) && evidence.badInput.length === 0) missing.push('no test sends it bad input');
  return missing;
}

/** Returns a line for each behaviour of a route that no test verifies. */
export function gapsOf(evidence: readonly RouteEvidence[]): string[] {
  const byRoute = new Map(evidence.map((entry) => [entry.route, entry]));
  return contractRoutes.flatMap((route) =>
    missingOf(route, byRoute.get(route.key)).map((gap) => `${route.number} ${route.path}: ${gap}`),
  );
}
