import { createECDH } from 'node:crypto';
import type { CoreConfig } from '../../config/core-config.ts';
import type { PushGateway } from '../../ports.ts';
import { WebPush } from './web-push.ts';

/** Whether the public key belongs to the private one; else every push service would refuse what we send. */
function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Web push where its keys are configured; null where they are not, and notifications stay on the site. */
export function createPush({ push, PUSH_SUBJECT, SUPPORT_EMAIL }: CoreConfig): PushGateway | null {
  if (push === null) return null;
  const { id: publicKey, secret: privateKey } = push;
  if (!isPair(publicKey, privateKey))
    throw new Error('API settings: PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair of VAPID keys');
  return new WebPush({ publicKey, privateKey, subject: PUSH_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` });
}
