import { randomUUID } from 'node:crypto';
import { workScope } from './work-scope.ts';

/** A fault without its message, which may repeat what a person typed or what is stored of them. */
export interface Fault {
  readonly name: string;
  readonly code?: string | undefined;
  /** Lines of a stack. */
  readonly at: readonly string[];
}

export interface FaultReporter {
  /** Never throws and never waits: what there is no room for is dropped. */
  report(fault: Fault, facts?: Readonly<Record<string, string>>): void;
  /** Sends what is waiting, for a moment. */
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

const WAITING_MOST = 30;
/** The same fault once in this time; a database that is away is one fault, not a thousand. */
const AGAIN_MS = 60_000;
const KNOWN_MOST = 200;
const ANSWER_MS = 5000;
const CLOSE_MS = 2000;
const FRAMES_MOST = 20;
const DEFAULT_PAUSE_SECONDS = 60;
const FRAME =
  /^(?:at )?(?:async )?(?:(.*?)(?: \(|@))?(?:file:\/\/|https?:\/\/[^/]+)?([^\s()]+?):(\d+):(\d+)\)?$/;

/** `https://<key>@<host>/<project>`, as Sentry and those that speak like it give it out. */
function readTarget(dsn: string): Target {
  const { protocol, host, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const url = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
  return { url, auth: `Sentry sentry_version=7, sentry_client=nukkad/1, sentry_key=${username}` };
}

function frameOf(line: string) {
  const [, name = '?', path = '', row, column] = FRAME.exec(line.trim()) ?? [];
  if (row === undefined) return [];
  // From the root of the project, and without a query.
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
  const frames = fault.at.slice(0, FRAMES_MOST).flatMap(frameOf).reverse();
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

/** Sends faults, one after the other, beside the work. */
class SentryReporter implements FaultReporter {
  readonly #target: Target;
  readonly #service: string;
  readonly #environment: string;
  readonly #waiting: string[] = [];
  readonly #told = new Map<string, number>();
  #sending: Promise<void> | null = null;
  #pausedUntil = 0;

  constructor(service: string, dsn: string, environment: string) {
    this.#target = readTarget(dsn);
    this.#service = service;
    this.#environment = environment;
  }

  report(fault: Fault, facts: Readonly<Record<string, string>> = {}): void {
    if (Date.now() < this.#pausedUntil || this.#waiting.length >= WAITING_MOST || this.#isTold(fault)) return;
    const requestId = workScope.getStore()?.requestId;
    const all = requestId === undefined ? facts : { request_id: requestId, ...facts };
    this.#waiting.push(envelopeOf(eventOf(this.#service, this.#environment, fault, all)));
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async close(): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([this.#sending, patience]);
  }

  #isTold({ name, code = '', at }: Fault): boolean {
    const known = `${name} ${code} ${at[0] ?? ''}`;
    const now = Date.now();
    if (now - (this.#told.get(known) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return true;
    if (this.#told.size >= KNOWN_MOST) this.#told.clear();
    this.#told.set(known, now);
    return false;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      await this.#send(next).catch(() => {});
  }

  async #send(body: string): Promise<void> {
    const { url, auth } = this.#target;
    const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(url, { method: 'POST', body, headers, signal });
    await answer.body?.cancel();
    if (answer.status !== 429) return;
    const seconds = Number(answer.headers.get('retry-after')) || DEFAULT_PAUSE_SECONDS;
    this.#pausedUntil = Date.now() + seconds * 1000;
    this.#waiting.length = 0;
  }
}

/** Reports of faults to a server that speaks Sentry's protocol; null where none is configured. */
export function openFaultReports(
  service: string,
  { SENTRY_DSN: dsn, NODE_ENV }: Settings,
): FaultReporter | null {
  return dsn === undefined ? null : new SentryReporter(service, dsn, NODE_ENV);
}
