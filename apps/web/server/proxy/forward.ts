import type { Dispatcher } from 'undici';
// The whole of undici would take 11 MB more of memory, for its own fetch, web sockets and mocks.
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import { BalancerFault, isBalancerFault } from './balancer-fault.ts';
import { GatewayError } from './gateway-error.ts';
import type { StreamedBody } from './streamed-body.ts';

/** Idle timeout of a started response, in milliseconds. Time in which the client reads nothing does not count. */
const ANSWER_IDLE = 30_000;
const RETRY_SECONDS = 2;

/** A server that requests are proxied to. */
export interface Upstream {
  readonly origin: string;
  /** Connection pool that keeps connections open between requests. */
  readonly pooled: Dispatcher;
  /** Dispatcher that opens a new connection for each request. */
  readonly fresh: Dispatcher;
}

export function openUpstream(origin: string): Upstream & { close(): Promise<void> } {
  const bounds = { headersTimeout: 0, bodyTimeout: ANSWER_IDLE };
  const pooled = new Agent(bounds);
  const fresh = new Agent({ ...bounds, pipelining: 0 });
  const close = async () => void (await Promise.all([pooled.destroy(), fresh.destroy()]));
  return { origin, pooled, fresh, close };
}

export interface Sent {
  readonly method: string;
  /** Path and query at the upstream server. */
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer | StreamedBody | null;
  /** Timeout from the end of the request to the start of its response, in milliseconds. */
  readonly answerMs: number;
  /** Whether the request is idempotent, so that it may be sent twice. */
  readonly isRepeatable: boolean;
}

const REFUSED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
const RESET = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Returns whether a second attempt is safe. It is if no server received the request, or if the connection was lost
 * before a response and the request is repeatable. A connection is also lost when the other side closes it while
 * idle.
 */
function isWorthRepeating(error: unknown, { body, isRepeatable }: Sent): boolean {
  if (body !== null && !Buffer.isBuffer(body)) return false;
  const { code = '' } = error as { code?: string };
  return REFUSED.has(code) || (isRepeatable && RESET.has(code));
}

/** Sends a request once. Rejects with BalancerFault if a load balancer sends an error of its own. */
async function send(dispatcher: Dispatcher, options: ReturnType<typeof requestOptions>) {
  const response = await request.call(dispatcher, options);
  if (!isBalancerFault(response.statusCode, response.headers['content-type'])) return response;
  await response.body.dump();
  throw new BalancerFault(response.statusCode);
}

function requestOptions(upstream: Upstream, sent: Sent, signal: AbortSignal) {
  const { method, path, headers, body } = sent;
  const payload = body === null || Buffer.isBuffer(body) ? body : body.stream;
  return { origin: upstream.origin, path, method, headers, body: payload, signal };
}

/** Sends a request to the upstream server. Resolves when its response begins; rejects with a GatewayError. */
export async function forward(upstream: Upstream, sent: Sent): Promise<Dispatcher.ResponseData> {
  const { body, answerMs } = sent;
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const awaitAnswer = () => {
    const late = () => control.abort(new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS }));
    timer = setTimeout(late, answerMs);
  };
  const streamed = body === null || Buffer.isBuffer(body) ? null : body;
  if (streamed) streamed.start({ onComplete: awaitAnswer, onStall: (error) => control.abort(error) });
  else awaitAnswer();
  const options = requestOptions(upstream, sent, control.signal);
  try {
    return await send(upstream.pooled, options).catch((error: unknown) => {
      if (control.signal.aborted || !isWorthRepeating(error, sent)) throw error;
      return send(upstream.fresh, options);
    });
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS, cause });
  } finally {
    clearTimeout(timer);
    streamed?.stop();
  }
}
