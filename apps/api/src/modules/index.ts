import type { ApiModule } from '../mount/route-binding.ts';
import { applicationsModule } from './applications/applications.module.ts';
import { citiesModule } from './cities/cities.module.ts';
import { creditsModule } from './credits/credits.module.ts';
import { devModule } from './dev/dev.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { otpModule } from './otp/otp.module.ts';
import { referralModule } from './referral/referral.module.ts';
import { sessionModule } from './session/session.module.ts';
import { startupModule } from './startup/startup.module.ts';

/** Every domain's routes. A new module is one line here. */
export const modules: readonly ApiModule[] = [
  startupModule,
  sessionModule,
  otpModule,
  referralModule,
  creditsModule,
  citiesModule,
  jobsModule,
  applicationsModule,
  devModule,
];
