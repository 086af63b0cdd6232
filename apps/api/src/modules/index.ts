import type { ApiModule } from '../mount/route-binding.ts';
import { accountModule } from './account/account.module.ts';
import { alertsModule } from './alerts/alerts.module.ts';
import { applicationsModule } from './applications/applications.module.ts';
import { chatModule } from './chat/chat.module.ts';
import { citiesModule } from './cities/cities.module.ts';
import { companiesModule } from './companies/companies.module.ts';
import { consentModule } from './consent/consent.module.ts';
import { contentModule } from './content/content.module.ts';
import { creditsModule } from './credits/credits.module.ts';
import { devModule } from './dev/dev.module.ts';
import { docsModule } from './docs/docs.module.ts';
import { educationModule } from './education/education.module.ts';
import { erasureModule } from './erasure/erasure.module.ts';
import { experienceModule } from './experience/experience.module.ts';
import { feedbackModule } from './feedback/feedback.module.ts';
import { filesModule } from './files/files.module.ts';
import { filterOptionsModule } from './filter-options/filter-options.module.ts';
import { hrModule } from './hr/hr.module.ts';
import { iconsModule } from './icons/icons.module.ts';
import { interestsModule } from './interests/interests.module.ts';
import { jobCountModule } from './job-count/job-count.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { listAddressesModule } from './list-addresses/list-addresses.module.ts';
import { loginsModule } from './logins/logins.module.ts';
import { notificationsModule } from './notifications/notifications.module.ts';
import { otpModule } from './otp/otp.module.ts';
import { placesModule } from './places/places.module.ts';
import { profileModule } from './profile/profile.module.ts';
import { referenceModule } from './reference/reference.module.ts';
import { referralModule } from './referral/referral.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import { searchModule } from './search/search.module.ts';
import { sessionModule } from './session/session.module.ts';
import { sitemapModule } from './sitemap/sitemap.module.ts';
import { startupModule } from './startup/startup.module.ts';

/** The routes of all domains. To add a module, add a line here. */
export const modules: readonly ApiModule[] = [
  startupModule,
  sessionModule,
  loginsModule,
  otpModule,
  referralModule,
  accountModule,
  profileModule,
  creditsModule,
  citiesModule,
  listAddressesModule,
  placesModule,
  jobsModule,
  jobCountModule,
  filterOptionsModule,
  searchModule,
  alertsModule,
  applicationsModule,
  contentModule,
  feedbackModule,
  hrModule,
  interestsModule,
  notificationsModule,
  referenceModule,
  reportsModule,
  companiesModule,
  chatModule,
  experienceModule,
  docsModule,
  iconsModule,
  filesModule,
  sitemapModule,
  educationModule,
  consentModule,
  erasureModule,
  devModule,
];
