import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';
import { BalancerFault, isBalancerFault } from './proxy/balancer-fault.ts';

const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function isLostConnection(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return LOST.has(cause?.code ?? '');
}

/**
 * `fetch` for what one page reads of the API: all of it in one stretch of time, since a frozen API would hold the page
 * for ever. A kept connection that the API was just closing is lost without an answer; reading may be tried again.
 */
export function pageFetch(milliseconds: number): typeof fetch {
  const signal = AbortSignal.timeout(milliseconds);
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(travelHeaders())) headers.set(name, value);
    const ask = async () => {
      const answer = await fetch(input, { ...init, headers, signal });
      if (!isBalancerFault(answer.status, answer.headers.get('content-type'))) return answer;
      await answer.body?.cancel();
      throw new TypeError('fetch failed', { cause: new BalancerFault(answer.status) });
    };
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isLostConnection(error)) throw error;
      return await ask();
    }
  };
}
