import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';
import { BalancerFault, isBalancerFault } from './proxy/balancer-fault.ts';

const CONNECTION_LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function isLostConnection(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return CONNECTION_LOST.has(cause?.code ?? '');
}

/**
 * Returns a `fetch` for the API calls of one page. All calls share one timeout, because an API that hangs would block the page
 * for ever. A call is repeated once if its connection was lost, because the API may just have closed an idle connection.
 */
export function pageFetch(milliseconds: number): typeof fetch {
  const signal = AbortSignal.timeout(milliseconds);
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(travelHeaders())) headers.set(name, value);
    const attempt = async () => {
      const response = await fetch(input, { ...init, headers, signal });
      if (!isBalancerFault(response.status, response.headers.get('content-type'))) return response;
      await response.body?.cancel();
      throw new TypeError('fetch failed', { cause: new BalancerFault(response.status) });
    };
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isLostConnection(error)) throw error;
      return await attempt();
    }
  };
}
