import { randomUUID } from 'node:crypto';
import { workScope } from './work-scope.ts';

/** A report of an error. It has no message, because messages can contain personal data. */
export interface Fault {
  readonly name: string;
  readonly code?: string | undefined;
  /** Frames of the stack trace. */
  readonly at: readonly string[];
}

export interface FaultReporter {
  /** Queues a report. Never throws and never waits; if the queue is full, the report is dropped. */
  report(fault: Fault, facts?: Readonly<Record<string, string>>): void;
  /** Waits until all queued reports are sent, for at most two seconds. */
  close(): Promise<void>;
}

interface Settings {
  readonly SENTRY_DSN?: string | undefined;
  readonly NODE_ENV: string;
}

interface Target {
  readonly url: string;
  readonly auth: string;
}

const QUEUE_MAX = 30;
/** Milliseconds in which the same error is reported only once, so that an outage of the database is one report. */
const REPEAT_MS = 60_000;
const KNOWN_MAX = 200;
const TIMEOUT_MS = 5000;
const CLOSE_MS = 2000;
const FRAMES_MAX = 20;
const DEFAULT_PAUSE_SECONDS = 60;
const FRAME =
  /^(?:at )?(?:async )?(?:(.*?)(?: \(|@))?(?:file:\/\/|https?:\/\/[^/]+)?([^\s()]+?):(\d+):(\d+)\)?$/;

/** Parses a DSN of Sentry or a compatible server: `https://<key>@<host>/<project>`. */
function readTarget(dsn: string): Target {
  const { protocol, host, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const url = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
  return { url, auth: `Sentry sentry_version=7, sentry_client=nukkad/1, sentry_key=${username}` };
}

function frameOf(line: string) {
  const [, name = '?', path = '', row, column] = FRAME.exec(line.trim()) ?? [];
  if (row === undefined) return [];
  // File path relative to the project, without a query string.
  const filename = path.replace(/^.*\/(?=(apps|packages|node_modules|assets)\/)/, '').replace(/\?.*$/, '');
  return [
    {
      filename,
      function: name,
      lineno: Number(row),
      colno: Number(column),
      in_app: !filename.startsWith('node_modules/'),
    },
  ];
}

function eventOf(
  service: string,
  environment: string,
  fault: Fault,
  facts: Readonly<Record<string, string>>,
) {
  const frames = fault.at.slice(0, FRAMES_MAX).flatMap(frameOf).reverse();
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    environment,
    tags: { service, ...facts },
    exception: { values: [{ type: fault.name, value: fault.code ?? '', stacktrace: { frames } }] },
  };
}

const envelopeOf = (event: { event_id: string }): string =>
  [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');

/** Sends reports one after the other in the background. */
class SentryReporter implements FaultReporter {
  readonly #target: Target;
  readonly #service: string;
  readonly #environment: string;
  readonly #waiting: string[] = [];
  readonly #reportedAt = new Map<string, number>();
  #sending: Promise<void> | null = null;
  #pausedUntil = 0;

  constructor(service: string, dsn: string, environment: string) {
    this.#target = readTarget(dsn);
    this.#service = service;
    this.#environment = environment;
  }

  report(fault: Fault, facts: Readonly<Record<string, string>> = {}): void {
    if (Date.now() < this.#pausedUntil || this.#waiting.length >= QUEUE_MAX || this.#isRepeated(fault))
      return;
    const requestId = workScope.getStore()?.requestId;
    const all = requestId === undefined ? facts : { request_id: requestId, ...facts };
    this.#waiting.push(envelopeOf(eventOf(this.#service, this.#environment, fault, all)));
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async close(): Promise<void> {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([this.#sending, timeout]);
  }

  #isRepeated({ name, code = '', at }: Fault): boolean {
    const known = `${name} ${code} ${at[0] ?? ''}`;
    const now = Date.now();
    if (now - (this.#reportedAt.get(known) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return true;
    if (this.#reportedAt.size >= KNOWN_MAX) this.#reportedAt.clear();
    this.#reportedAt.set(known, now);
    return false;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      await this.#send(next).catch(() => {});
  }

  async #send(body: string): Promise<void> {
    const { url, auth } = this.#target;
    const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', body, headers, signal });
    await response.body?.cancel();
    if (response.status !== 429) return;
    const seconds = Number(response.headers.get('retry-after')) || DEFAULT_PAUSE_SECONDS;
    this.#pausedUntil = Date.now() + seconds * 1000;
    this.#waiting.length = 0;
  }
}

/** Creates a reporter for a server with Sentry's protocol; null if none is configured. */
export function openFaultReports(
  service: string,
  { SENTRY_DSN: dsn, NODE_ENV }: Settings,
): FaultReporter | null {
  return dsn === undefined ? null : new SentryReporter(service, dsn, NODE_ENV);
}
