import * as account from './account/account.routes.ts';
import * as applications from './applications/application.routes.ts';
import * as cities from './cities/city.routes.ts';
import * as content from './content/content.routes.ts';
import * as landing from './content/landing.routes.ts';
import * as credits from './credits/credit.routes.ts';
import * as hr from './hr/hr.routes.ts';
import * as jobs from './jobs/job.routes.ts';
import * as notifications from './notifications/notification.routes.ts';
import * as otp from './otp/otp.routes.ts';
import * as profile from './profile/profile.routes.ts';
import * as reports from './reports/report.routes.ts';
import * as search from './search/search.routes.ts';
import * as session from './session/session.routes.ts';
import * as startup from './startup/startup.routes.ts';

/** Every route of the product, by its place in the code. */
export const routes = {
  ...startup,
  ...cities,
  ...jobs,
  ...search,
  ...applications,
  ...credits,
  ...reports,
  ...hr,
  ...notifications,
  ...content,
  ...landing,
  ...session,
  ...account,
  ...profile,
  ...otp,
} as const;

export type Routes = typeof routes;
