import { routes } from '@nukkad/contract';
import { type ApiClient, createClient } from '@nukkad/contract/client.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import type { TestApp } from './test-app.ts';

interface Reporting {
  /** The network address of the seeker; by default a new one. */
  readonly address?: string;
  readonly phone?: string;
}

/**
 * Returns helpers that create seekers with a verified mobile number, each on a separate network. The app must trust
 * 127.0.0.1 as a proxy.
 */
export function reportingSeekers(test: TestApp) {
  let next = 0;

  async function clientAt(candidateId: string, address: string): Promise<ApiClient> {
    const { accessToken } = await test.signIn(candidateId);
    return createClient({
      baseUrl: test.app.listeningOrigin,
      fetch: (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', address);
        return fetch(url, { ...init, headers });
      },
      getAccessToken: () => accessToken,
      getCandidateId: () => candidateId,
    });
  }

  async function verified({ address: given, phone: number }: Reporting = {}) {
    next += 1;
    const address = given ?? `198.18.${Math.floor(next / 250)}.${next % 250}`;
    const { id, phone } = await buildCandidate(test.database, number === undefined ? {} : { phone: number });
    const again = () => clientAt(id, address);
    return { id, phone, address, client: await again(), again };
  }

  async function openAndReport(client: ApiClient, jobId: string, text = 'They ask for money'): Promise<void> {
    await client.call(routes.jobById, { jobId });
    await client.call(routes.reportJob, { jobId, text });
  }

  return { verified, openAndReport };
}
