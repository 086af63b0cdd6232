import * as answers from './answer.routes.ts';
import * as applicants from './applicant.routes.ts';
import type { AnyPartnerRoute } from './define-partner-route.ts';
import * as members from './member.routes.ts';
import * as team from './team.routes.ts';

const records = { ...members, ...team, ...applicants, ...answers };

function isRoute(value: unknown): value is AnyPartnerRoute {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** All routes of the companies' API, by number. */
export const partnerRoutes: readonly AnyPartnerRoute[] = (Object.values(records) as unknown[])
  .filter(isRoute)
  .sort((a, b) => a.number - b.number);
