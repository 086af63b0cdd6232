import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';
import { send, verify } from './handlers.ts';

const LAST = { isShedLast: true };

export const otpModule: ApiModule = {
  name: 'otp',
  routes: [forSeeker(routes.otpSend, send, LAST), forSeeker(routes.otpVerify, verify, LAST)],
};
