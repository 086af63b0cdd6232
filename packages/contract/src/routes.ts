import * as account from './account/account.routes.ts';
import * as alerts from './alerts/alert.routes.ts';
import * as applications from './applications/application.routes.ts';
import * as chat from './chat/chat.routes.ts';
import * as cities from './cities/city.routes.ts';
import * as companies from './companies/company.routes.ts';
import * as consent from './consent/consent.routes.ts';
import * as content from './content/content.routes.ts';
import * as landing from './content/landing.routes.ts';
import * as credits from './credits/credit.routes.ts';
import * as education from './education/education.routes.ts';
import * as experience from './experience/experience.routes.ts';
import * as feedback from './feedback/feedback.routes.ts';
import * as files from './files/file.routes.ts';
import * as hr from './hr/hr.routes.ts';
import * as interests from './interests/interest.routes.ts';
import * as jobs from './jobs/job.routes.ts';
import * as logins from './logins/login.routes.ts';
import * as notifications from './notifications/notification.routes.ts';
import * as otp from './otp/otp.routes.ts';
import * as places from './places/place.routes.ts';
import * as profile from './profile/profile.routes.ts';
import * as referral from './referral/referral.routes.ts';
import * as reports from './reports/report.routes.ts';
import * as search from './search/search.routes.ts';
import * as session from './session/session.routes.ts';
import * as signIn from './sign-in/sign-in.routes.ts';
import * as startup from './startup/startup.routes.ts';

/** All routes of the API by their name in code. */
export const routes = {
  ...startup,
  ...cities,
  ...places,
  ...jobs,
  ...search,
  ...alerts,
  ...applications,
  ...credits,
  ...reports,
  ...hr,
  ...notifications,
  ...content,
  ...landing,
  ...session,
  ...signIn,
  ...logins,
  ...account,
  ...consent,
  ...profile,
  ...education,
  ...experience,
  ...files,
  ...otp,
  ...referral,
  ...interests,
  ...feedback,
  ...companies,
  ...chat,
} as const;

export type Routes = typeof routes;
