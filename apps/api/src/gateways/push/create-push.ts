import type { Config } from '../../config.ts';
import type { PushGateway } from './push-gateway.ts';
import { WebPush } from './web-push.ts';

/** Web push where its keys are configured; null where they are not, and notifications stay on the site. */
export function createPush(config: Config): PushGateway | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT, SUPPORT_EMAIL } = config;
  if (!publicKey || !privateKey) return null;
  return new WebPush({ publicKey, privateKey, subject: PUSH_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` });
}
