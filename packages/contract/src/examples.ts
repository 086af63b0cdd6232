import { accountExamples } from './account/account.examples.ts';
import { alertExamples } from './alerts/alert.examples.ts';
import { applicationExamples } from './applications/application.examples.ts';
import { chatExamples } from './chat/chat.examples.ts';
import { cityExamples } from './cities/city.examples.ts';
import { companyExamples } from './companies/company.examples.ts';
import { consentExamples } from './consent/consent.examples.ts';
import { contentExamples } from './content/content.examples.ts';
import { creditExamples } from './credits/credit.examples.ts';
import { educationExamples } from './education/education.examples.ts';
import { experienceExamples } from './experience/experience.examples.ts';
import { feedbackExamples } from './feedback/feedback.examples.ts';
import { fileExamples } from './files/file.examples.ts';
import { hrExamples } from './hr/hr.examples.ts';
import { interestExamples } from './interests/interest.examples.ts';
import { jobExamples } from './jobs/job.examples.ts';
import { loginExamples } from './logins/login.examples.ts';
import { notificationExamples } from './notifications/notification.examples.ts';
import { otpExamples } from './otp/otp.examples.ts';
import { placeExamples } from './places/place.examples.ts';
import { profileExamples } from './profile/profile.examples.ts';
import { referralExamples } from './referral/referral.examples.ts';
import { reportExamples } from './reports/report.examples.ts';
import type { Routes } from './routes.ts';
import { searchExamples } from './search/search.examples.ts';
import { sessionExamples } from './session/session.examples.ts';
import type { ExamplesOf } from './shared/route-example.ts';
import { signInExamples } from './sign-in/sign-in.examples.ts';
import { startupExamples } from './startup/startup.examples.ts';

/**
 * One example call for each route. OpenAPI and the round-trip test convert them to the wire format. They are not part
 * of the routes so that browsers do not load them.
 */
export const examples: ExamplesOf<Routes> = {
  ...startupExamples,
  ...cityExamples,
  ...placeExamples,
  ...jobExamples,
  ...searchExamples,
  ...alertExamples,
  ...applicationExamples,
  ...creditExamples,
  ...reportExamples,
  ...hrExamples,
  ...notificationExamples,
  ...contentExamples,
  ...sessionExamples,
  ...signInExamples,
  ...loginExamples,
  ...accountExamples,
  ...consentExamples,
  ...profileExamples,
  ...educationExamples,
  ...experienceExamples,
  ...fileExamples,
  ...otpExamples,
  ...referralExamples,
  ...interestExamples,
  ...feedbackExamples,
  ...companyExamples,
  ...chatExamples,
};
