import { connect, type Socket } from 'node:net';
import type { Order, Served } from './order.ts';

// The load generator, in a process of its own so that the clients do not slow the benchmark. The parent process sends
// an order, and gets back what was served.

/** Maximum number of open connections. Requests that are due while all are busy count as not sent. */
const CONNECTIONS_MAX = 9000;
/** A client that has waited for this long closes its connection. */
const PATIENCE_MS = 2000;
/** The first moments do not count, because a server that falls behind still serves them in time. */
const RAMP_MS = 1000;
/** Responses that take longer than this count as late. */
const IN_TIME_MS = 500;
const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;

/** Receives the status of the response; 0 if the connection was lost, null if the client gave up. */
type OnResponse = (status: number | null) => void;

/** A keep-alive connection with one request at a time. */
class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #onResponse: OnResponse | null = null;
  #sentAt = 0;

  constructor(port: number, onLost: (connection: Connection) => void) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.#finish(0);
      onLost(this);
    });
  }

  send(bytes: string, onResponse: OnResponse): void {
    this.#onResponse = onResponse;
    this.#sentAt = performance.now();
    this.#socket.write(bytes, 'latin1');
  }

  /** Closes the connection if its client has waited for too long. */
  giveUpAt(now: number): void {
    if (this.#onResponse === null || now - this.#sentAt < PATIENCE_MS) return;
    this.#finish(null);
    this.close();
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const head = this.#received.indexOf(HEAD_END);
    if (head < 0) return;
    const text = this.#received.toString('latin1', 0, head).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(text)?.[1]);
    if (this.#received.length < head + HEAD_END.length + length) return;
    const status = Number(text.slice(STATUS_AT, STATUS_AT + 3));
    this.#received = Buffer.alloc(0);
    this.#finish(status);
  }

  #finish(status: number | null): void {
    const onResponse = this.#onResponse;
    this.#onResponse = null;
    onResponse?.(status);
  }
}

class Load {
  readonly #order: Order;
  readonly #idle: Connection[] = [];
  readonly #open = new Set<Connection>();
  #next = 0;
  readonly #countsFrom: number;
  readonly #looking: NodeJS.Timeout;
  readonly served: Served = { inTime: 0, late: 0, refused: 0, gaveUp: 0, notSent: 0, other: 0, times: [] };

  constructor(order: Order, began: number) {
    this.#order = order;
    this.#countsFrom = began + RAMP_MS;
    this.#looking = setInterval(() => {
      const now = performance.now();
      for (const connection of this.#open) connection.giveUpAt(now);
    }, 100);
  }

  /** Sends the next request, whose time counts from `dueAt`. Calls `onDone` after its response. */
  send(dueAt: number, onDone: () => void = () => {}): void {
    const connection = this.#idle.pop() ?? this.#connect();
    if (connection === null) {
      if (dueAt >= this.#countsFrom) this.served.notSent += 1;
      return;
    }
    const { requests } = this.#order;
    const bytes = requests[this.#next++ % requests.length] ?? '';
    connection.send(bytes, (status) => {
      if (dueAt >= this.#countsFrom) this.#count(status, performance.now() - dueAt);
      if (status !== 0 && status !== null) this.#idle.push(connection);
      onDone();
    });
  }

  close(): void {
    clearInterval(this.#looking);
    for (const connection of this.#open) connection.close();
  }

  #connect(): Connection | null {
    if (this.#open.size >= CONNECTIONS_MAX) return null;
    const connection = new Connection(this.#order.port, (lost) => {
      this.#open.delete(lost);
      const at = this.#idle.indexOf(lost);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    this.#open.add(connection);
    return connection;
  }

  #count(status: number | null, milliseconds: number): void {
    if (status === null) this.served.gaveUp += 1;
    else if (status === 503) this.served.refused += 1;
    else if (status !== 200) this.served.other += 1;
    else if (milliseconds > IN_TIME_MS) this.served.late += 1;
    else this.served.inTime += 1;
    if (status === 200) this.served.times.push(milliseconds);
  }
}

/** Keeps a number of requests on the way: when one is done, the next is sent. */
function keepOnTheWay(load: Load, count: number, until: number): void {
  const sendNext = () => {
    const now = performance.now();
    if (now < until) load.send(now, sendNext);
  };
  for (let started = 0; started < count; started += 1) sendNext();
}

/** Sends at a fixed rate, whether earlier requests are done or not. */
function sendAtRate(load: Load, rate: number, began: number, until: number): void {
  let sent = 0;
  const sendDue = () => {
    const now = Math.min(performance.now(), until);
    for (const due = ((now - began) / 1000) * rate; sent < due; sent += 1)
      load.send(began + (sent / rate) * 1000);
    if (now < until) setTimeout(sendDue, 1);
  };
  sendDue();
}

process.on('message', (order: Order) => {
  const began = performance.now();
  const load = new Load(order, began);
  const milliseconds = RAMP_MS + order.seconds * 1000;
  if (order.rate === null) keepOnTheWay(load, order.clients, began + milliseconds);
  else sendAtRate(load, order.rate, began, began + milliseconds);
  // Half a second more than the most patient client waits.
  setTimeout(
    () => {
      process.send?.(load.served);
      load.close();
    },
    milliseconds + PATIENCE_MS + 500,
  );
});
