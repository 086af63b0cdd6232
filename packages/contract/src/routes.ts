import * as account from './account/account.routes.ts';
import * as applications from './applications/application.routes.ts';
import * as cities from './cities/city.routes.ts';
import * as jobs from './jobs/job.routes.ts';
import * as otp from './otp/otp.routes.ts';
import * as profile from './profile/profile.routes.ts';
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
  ...session,
  ...account,
  ...profile,
  ...otp,
} as const;

export type Routes = typeof routes;
