import { Agent, type Dispatcher } from 'undici';
import { BalancerFault, isBalancerFault } from './balancer-fault.ts';
import { GatewayError } from './gateway-error.ts';
import type { PassingBody } from './streamed-body.ts';

/** Milliseconds without a byte of an answer that has begun; time in which the reader takes none does not count. */
const ANSWER_IDLE = 30_000;
const RETRY_SECONDS = 2;

/** One server behind this one. */
export interface Upstream {
  readonly origin: string;
  /** Keeps connections open for the next request. */
  readonly pooled: Dispatcher;
  /** Makes a connection for each request. */
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
  /** Path and query as the server behind knows them. */
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer | PassingBody | null;
  /** Milliseconds in which the answer must begin once the whole request is there. */
  readonly answerMs: number;
  /** Sending it twice does what sending it once does. */
  readonly isRepeatable: boolean;
}

const REFUSED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
const RESET = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Whether a second try is safe: the first never left, or the connection was lost before an answer (a kept one that
 * the other side was just closing) and the request may be repeated.
 */
function isWorthRepeating(error: unknown, { body, isRepeatable }: Sent): boolean {
  if (body !== null && !Buffer.isBuffer(body)) return false;
  const { code = '' } = error as { code?: string };
  return REFUSED.has(code) || (isRepeatable && RESET.has(code));
}

/** Sends it once; what only a balancer answers, in HTML, is an error as a lost connection is. */
async function send(dispatcher: Dispatcher, options: ReturnType<typeof requestOptions>) {
  const answer = await dispatcher.request(options);
  if (!isBalancerFault(answer.statusCode, answer.headers['content-type'])) return answer;
  await answer.body.dump();
  throw new BalancerFault(answer.statusCode);
}

function requestOptions(upstream: Upstream, sent: Sent, signal: AbortSignal) {
  const { method, path, headers, body } = sent;
  const payload = body === null || Buffer.isBuffer(body) ? body : body.stream;
  return { origin: upstream.origin, path, method, headers, body: payload, signal };
}

/** Sends a request on and answers when its answer begins; whatever prevents that is a GatewayError. */
export async function forward(upstream: Upstream, sent: Sent): Promise<Dispatcher.ResponseData> {
  const { body, answerMs } = sent;
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const awaitAnswer = () => {
    const late = () => control.abort(new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS }));
    timer = setTimeout(late, answerMs);
  };
  const passing = body === null || Buffer.isBuffer(body) ? null : body;
  if (passing) passing.start({ onWhole: awaitAnswer, onStalled: (error) => control.abort(error) });
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
    passing?.stop();
  }
}
