import * as answers from './answer.routes.ts';
import * as applicants from './applicant.routes.ts';
import * as company from './company.routes.ts';
import * as companyFiles from './company-file.routes.ts';
import * as companyJobs from './company-job.routes.ts';
import * as companyJobSteps from './company-job-step.routes.ts';
import type { AnyPartnerRoute } from './define-partner-route.ts';
import * as drafts from './draft.routes.ts';
import * as help from './help.routes.ts';
import * as interviews from './interview.routes.ts';
import * as leaving from './leaving.routes.ts';
import * as members from './member.routes.ts';
import * as messages from './message.routes.ts';
import * as notices from './notice.routes.ts';
import * as passkeys from './passkey.routes.ts';
import * as reviews from './review.routes.ts';
import * as still from './still.routes.ts';
import * as suggestions from './suggestion.routes.ts';
import * as team from './team.routes.ts';

const records = {
  ...members,
  ...leaving,
  ...team,
  ...company,
  ...companyFiles,
  ...applicants,
  ...answers,
  ...suggestions,
  ...drafts,
  ...companyJobs,
  ...companyJobSteps,
  ...still,
  ...passkeys,
  ...notices,
  ...interviews,
  ...messages,
  ...reviews,
  ...help,
};

function isRoute(value: unknown): value is AnyPartnerRoute {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** All routes of the companies' API, by number. */
export const partnerRoutes: readonly AnyPartnerRoute[] = (Object.values(records) as unknown[])
  .filter(isRoute)
  .sort((a, b) => a.number - b.number);
