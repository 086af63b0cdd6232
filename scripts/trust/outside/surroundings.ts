import { createECDH } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTown, type Town } from '../faults/town.ts';
import type { Checks } from '../shared/checks.ts';
import type { ServerProcess } from '../shared/server.ts';
import { createCertificate } from './certificate.ts';
import { ObjectStore } from './object-store.ts';
import { OutsideService } from './outside-service.ts';
import { TlsProxy } from './tls-proxy.ts';

export const PUSH_HOST = 'fcm.googleapis.com';
const SMS_HOST = 'api.twilio.com';
const ACCOUNT = `AC${'0'.repeat(32)}`;

/** A town whose API and worker use fakes of all services outside the product. */
export interface Surroundings {
  readonly town: Town;
  readonly worker: ServerProcess;
  readonly store: ObjectStore;
  readonly sms: OutsideService;
  readonly push: OutsideService;
  close(): Promise<void>;
}

/** Returns a new pair of keys with which pushes are signed. */
function createVapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A private key has 32 bytes, but leading zeros are left out.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}

/** Starts the fakes, an API and a worker. */
export async function createSurroundings(checks: Checks): Promise<Surroundings> {
  const certificate = createCertificate([PUSH_HOST, SMS_HOST]);
  const store = await ObjectStore.start();
  const accepted = JSON.stringify({ sid: `SM${'0'.repeat(32)}`, status: 'queued' });
  const json = { 'content-type': 'application/json' };
  const sms = await OutsideService.start(() => ({ status: 201, headers: json, body: accepted }), certificate);
  const push = await OutsideService.start(() => ({ status: 201 }), certificate);
  const proxy = await TlsProxy.start({ [PUSH_HOST]: push.port, [SMS_HOST]: sms.port });
  const vapid = createVapidKeys();
  const town = await createTown(checks, {
    servers: ['worker'],
    environment: async (folder) => {
      const authority = join(folder, 'authority.pem');
      await writeFile(authority, certificate.cert);
      return {
        S3_BUCKET: 'files',
        S3_ENDPOINT: store.origin,
        S3_FORCE_PATH_STYLE: 'true',
        S3_ACCESS_KEY_ID: 'only-for-this-run',
        S3_SECRET_ACCESS_KEY: 'only-for-this-run',
        TWILIO_ACCOUNT_SID: ACCOUNT,
        TWILIO_AUTH_TOKEN: 'only-for-this-run',
        TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}`,
        PUSH_PUBLIC_KEY: vapid.publicKey,
        PUSH_PRIVATE_KEY: vapid.privateKey,
        NODE_EXTRA_CA_CERTS: authority,
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: proxy.origin,
        HTTPS_PROXY: proxy.origin,
        NO_PROXY: '127.0.0.1',
      };
    },
  });
  const [worker] = town.others;
  if (worker === undefined) throw new Error('the town has no worker');
  return {
    town,
    worker,
    store,
    sms,
    push,
    close: async () => {
      await town.close();
      checks.check(proxy.strangers.length === 0, `connections to other hosts: ${proxy.strangers}`);
      await Promise.all([store.close(), sms.refuse(), push.refuse(), proxy.close()]);
    },
  };
}
