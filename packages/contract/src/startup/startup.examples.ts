import { SERVER_PANEL_ID } from '../constants.ts';
import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './startup.routes.ts';

const settings = {
  hrFromHour: 9,
  hrToHour: 20,
  isOtpSkipped: false,
  appVersion: '1.0.0',
  hasGoogleSignIn: true,
  hasFacebookSignIn: false,
  pushPublicKey: null,
  creditsStart: 10,
};

export const startupExamples: ExamplesOf<typeof routes> = {
  startupAddresses: {
    input: { serverId: SERVER_PANEL_ID },
    output: {
      imageUrl: 'https://jobs.example.in/api/',
      serverUrl: 'https://jobs.example.in/api',
      chatUrl: 'https://jobs.example.in',
    },
  },
  startupSavePushSubscription: {
    input: { subscription: '{"endpoint":"https://push.example.in/abc"}' },
    output: { message: 'Saved' },
  },
  startupSettings: { input: {}, output: settings },
  startupSeekerSettings: { input: {}, output: { ...settings, isMobileVerified: true } },
};
