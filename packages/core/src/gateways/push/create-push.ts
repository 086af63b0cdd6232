import { createECDH } from 'node:crypto';
import type { CoreConfig } from '../../config/core-config.ts';
import type { PushGateway } from '../../ports.ts';
import { WebPush } from './web-push.ts';

/** Whether the public key belongs to the private key. If not, every push service would reject the messages. */
function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * Returns the web push gateway; null if no keys are configured. Notifications are then shown on the site only. Throws
 * if the two keys are not a pair.
 */
export function createPush({ push, PUSH_SUBJECT, SUPPORT_EMAIL }: CoreConfig): PushGateway | null {
  if (push === null) return null;
  const { id: publicKey, secret: privateKey } = push;
  if (!isPair(publicKey, privateKey))
    throw new Error('API settings: PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair of VAPID keys');
  return new WebPush({ publicKey, privateKey, subject: PUSH_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` });
}
