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
  hasPhoneSignIn: true,
  pushPublicKey: null,
  creditsStart: 10,
};

/** The example of RFC 8291. */
const EXAMPLE_SUBSCRIPTION =
  '{"endpoint":"https://fcm.googleapis.com/fcm/send/abc","keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}}';

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
    input: { subscription: EXAMPLE_SUBSCRIPTION },
    output: { message: 'Saved' },
  },
  startupSettings: { input: {}, output: settings },
  startupSeekerSettings: { input: {}, output: { ...settings, isMobileVerified: true } },
};
