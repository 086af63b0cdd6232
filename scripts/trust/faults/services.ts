import { routes } from '@nukkad/contract';
import type { Checks } from '../shared/checks.ts';
import { bearer, codeOf, exampleOf, send } from '../shared/requests.ts';
import { HANGING_UP, NONSENSE, SILENCE, SURPLUS_REPLIES, startFakeServer } from './fake-server.ts';
import { createTown } from './town.ts';

const BROKEN = {
  'surplus replies': SURPLUS_REPLIES,
  silence: SILENCE,
  nonsense: NONSENSE,
  'hanging up': HANGING_UP,
};

/** A Valkey that breaks its protocol: limits are counted in the process, and applications are stored. */
export async function breakValkey(checks: Checks): Promise<void> {
  for (const [name, behaviour] of Object.entries(BROKEN)) {
    const valkey = await startFakeServer(behaviour);
    const VALKEY_URL = `redis://127.0.0.1:${valkey.port}`;
    const town = await createTown(checks, { environment: { VALKEY_URL, RATE_LIMIT_PER_MINUTE: '100000' } });
    try {
      await town.applyAll();
      await town.checkAfter(`Valkey with ${name}`);
    } finally {
      await town.close();
      await valkey.close();
    }
  }
}

/** The store of files and the provider of text messages do not answer: a documented refusal, and the rest is served. */
export async function breakServices(checks: Checks): Promise<void> {
  for (const [name, behaviour] of Object.entries(BROKEN)) {
    const service = await startFakeServer(behaviour);
    const origin = `http://127.0.0.1:${service.port}`;
    const environment = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: origin,
      S3_ACCESS_KEY_ID: 'only-for-this-run',
      S3_SECRET_ACCESS_KEY: 'only-for-this-run',
      S3_FORCE_PATH_STYLE: 'true',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'only-for-this-run',
      TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}`,
      // The provider is reached through a proxy, which is the broken service.
      HTTP_PROXY: origin,
      HTTPS_PROXY: origin,
    };
    const town = await createTown(checks, { environment });
    try {
      const person = await town.world.person();
      for (const key of ['resumeMake', 'signInSendCode'] as const) {
        const answer = await send(
          town.api.origin,
          routes[key],
          exampleOf(key, routes[key], person.id),
          bearer(person.token),
        );
        const isRefused =
          answer.status !== 0 && codeOf(answer) !== undefined && codeOf(answer) !== 'INTERNAL';
        checks.check(isRefused, `${key} with ${name}: ${answer.status} ${answer.text.slice(0, 120)}`);
      }
      await town.applyAll();
      await town.checkAfter(`services with ${name}`);
    } finally {
      await town.close();
      await service.close();
    }
  }
}
