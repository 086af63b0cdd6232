import { type ApiClient, ApiError, routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import type { Checks } from '../shared/checks.ts';
import { codeOf, HANG_MS } from '../shared/requests.ts';
import type { Person } from '../shared/world.ts';

/** An application whose outcome the seeker knows. */
interface Acknowledged {
  readonly candidateId: string;
  readonly jobId: string;
}

/**
 * Sends applications while something is broken. Checks each response: in time, and every error in the documented
 * envelope. Remembers what was acknowledged.
 */
export class Recorder {
  readonly #checks: Checks;
  /** Statuses of the errors that the current fault may cause. */
  readonly planned = new Set([503]);
  readonly acknowledged: Acknowledged[] = [];
  /** Codes of the outcomes; `DONE` for a stored application. */
  outcomes: string[] = [];

  constructor(checks: Checks) {
    this.#checks = checks;
  }

  clientOf(origin: string, person: Person): ApiClient {
    return createClient({
      baseUrl: origin,
      getAccessToken: () => person.token,
      getCandidateId: () => person.id,
      timeoutMs: HANG_MS,
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        const text = await response.clone().text();
        const answer = { status: response.status, text, retryAfter: response.headers.get('retry-after') };
        const isEnvelope = response.status < 500 || codeOf(answer) !== undefined;
        this.#checks.check(isEnvelope, `${response.status} without the envelope: ${text.slice(0, 120)}`);
        const isPlanned = response.status < 500 || this.planned.has(response.status);
        this.#checks.check(isPlanned, `${response.status}: ${text.slice(0, 120)}`);
        return response;
      },
    });
  }

  /** Applies for a job. A hanging request is a failure; a connection that is lost is not. */
  async apply(origin: string, person: Person, jobId: string): Promise<string> {
    const input = { jobId, isAvailableInCity: true, knowsEnglish: true };
    const outcome = await this.clientOf(origin, person)
      .call(routes.jobApply, input)
      .then(
        () => 'DONE',
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      );
    this.#checks.check(outcome !== 'TIMEOUT', `applying hung for ${HANG_MS / 1000} s`);
    if (outcome === 'DONE') this.acknowledged.push({ candidateId: person.id, jobId });
    this.outcomes.push(outcome);
    return outcome;
  }
}
