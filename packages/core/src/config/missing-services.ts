import type { CoreConfig } from './core-config.ts';

/** The settings of an external service, and the consequence if one is missing. */
interface Service {
  readonly settings: readonly (keyof CoreConfig)[];
  readonly without: string;
}

const GOOGLE: Service = {
  settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  without: 'nobody can sign in with Google',
};
const FACEBOOK: Service = {
  settings: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  without: 'nobody can sign in with Facebook',
};
const SMS: Service = {
  settings: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
  without: 'no one-time code can be sent, so no number can be verified and nobody can apply',
};
const PUSH: Service = {
  settings: ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  without: 'notifications stay on the site',
};

function missingOf(config: CoreConfig, { settings }: Service): readonly (keyof CoreConfig)[] {
  return settings.filter((name) => config[name] === undefined);
}

function warning(config: CoreConfig, service: Service): string[] {
  const missing = missingOf(config, service);
  return missing.length === 0
    ? []
    : [`Not configured: ${missing.join(', ')}. Without it ${service.without}.`];
}

function signIn(config: CoreConfig): string[] {
  const lacksGoogle = missingOf(config, GOOGLE).length > 0;
  const lacksFacebook = missingOf(config, FACEBOOK).length > 0;
  if (lacksGoogle && lacksFacebook) {
    const both = [...GOOGLE.settings, ...FACEBOOK.settings].filter((name) => config[name] === undefined);
    return [
      `Not configured: ${both.join(', ')}. Without one of the two pairs nobody can sign in; the login page says so.`,
    ];
  }
  // Facebook is optional. If only one of its two settings is set, that is a mistake.
  const isHalf = missingOf(config, FACEBOOK).length === 1;
  return [...warning(config, GOOGLE), ...(isHalf ? warning(config, FACEBOOK) : [])];
}

function storage(config: CoreConfig): string[] {
  if (!config.S3_BUCKET)
    return [
      `Not configured: S3_BUCKET. Uploads are kept in ${config.DATA_DIR} of this machine, for this process alone.`,
    ];
  const halves = [config.S3_ACCESS_KEY_ID, config.S3_SECRET_ACCESS_KEY].filter(
    (value) => value === undefined,
  );
  if (halves.length === 0) return [];
  const what = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
  return [`Not configured: ${what}. Uploads fail unless this machine has its own permission for the store.`];
}

/** Returns warnings about services that are not configured in production. Development has local substitutes for all. */
export function missingServices(config: CoreConfig): string[] {
  if (!config.isProduction) return [];
  return [...signIn(config), ...warning(config, SMS), ...storage(config), ...warning(config, PUSH)];
}
