import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './login.routes.ts';

const PHONE = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4d01';
const LIBRARY = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4d02';

export const loginExamples: ExamplesOf<typeof routes> = {
  loginsList: {
    input: {},
    output: {
      logins: [
        {
          id: PHONE,
          device: 'Chrome, Android',
          startedAt: '2026-11-01T04:30:00.000Z',
          lastUsedAt: '2026-11-20T04:30:00.000Z',
          isCurrent: true,
        },
        {
          id: LIBRARY,
          device: null,
          startedAt: '2026-10-05T09:00:00.000Z',
          lastUsedAt: '2026-10-05T09:10:00.000Z',
          isCurrent: false,
        },
      ],
    },
  },
  loginsEnd: { input: { loginId: LIBRARY }, output: { message: 'That device is logged out' } },
  loginsWays: { input: {}, output: { phone: '+919876543210', hasGoogle: false, hasFacebook: false } },
  loginsEndOthers: { input: {}, output: { message: 'All other devices are logged out' } },
};
