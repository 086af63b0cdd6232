import type { ApiModule } from '../mount/route-binding.ts';
import { contentModule } from './content/content.module.ts';
import { devModule } from './dev/dev.module.ts';
import { otpModule } from './otp/otp.module.ts';
import { referenceModule } from './reference/reference.module.ts';
import { referralModule } from './referral/referral.module.ts';
import { sessionModule } from './session/session.module.ts';
import { startupModule } from './startup/startup.module.ts';

/** Every domain's routes. A new module is one line here. */
export const modules: readonly ApiModule[] = [
  startupModule,
  sessionModule,
  otpModule,
  referralModule,
  contentModule,
  referenceModule,
  devModule,
];
