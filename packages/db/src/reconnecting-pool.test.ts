import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReconnectingPool } from './reconnecting-pool.ts';

const WITHIN = 200;
/** Milliseconds between two attempts to connect in these tests, where the random jitter is fixed. */
const PAUSE = 50;

type Answered = (error: Error | null, answer?: { rows: unknown[] }) => void;

/** Behaviour of the fake server: the result of each attempt to connect and of each statement. */
const server = { connect: vi.fn<() => Error | null>(), answer: vi.fn<(text: string) => Error | null>() };
const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const broken = () => new Error('Connection terminated unexpectedly');

class FakeClient extends EventEmitter {
  readonly _queryable = true;

  connect(callback: (error: Error | null) => void): void {
    queueMicrotask(() => callback(server.connect()));
  }

  query(text: string, values?: unknown, callback?: Answered): Promise<unknown> | undefined {
    const answered = (callback ?? values) as Answered | undefined;
    const error = server.answer(text);
    const answer = { rows: [text] };
    if (typeof answered === 'function') queueMicrotask(() => answered(error, answer));
    else return error === null ? Promise.resolve(answer) : Promise.reject(error);
    return undefined;
  }

  end(callback?: () => void): void {
    callback?.();
  }
}

const openPool = (reconnectWithin = WITHIN, connectionTimeoutMillis = 1000) =>
  new ReconnectingPool({ reconnectWithin, connectionTimeoutMillis, Client: FakeClient as never });

/** Advances the fake clock until the promise has settled. */
async function settled<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  await vi.runAllTimersAsync();
  return work;
}

const failTimes = (times: number, error: () => Error) => {
  let failed = 0;
  return () => {
    failed += 1;
    return failed <= times ? error() : null;
  };
};
const statements = () => server.answer.mock.calls.map(([text]) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.connect.mockReset().mockReturnValue(null);
  server.answer.mockReset().mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [WITHIN, WITHIN / PAUSE],
  [WITHIN + 1, WITHIN / PAUSE + 1],
  [WITHIN - 1, WITHIN / PAUSE],
  [WITHIN - PAUSE, WITHIN / PAUSE - 1],
  [0, 1],
])('within %i ms a server that refuses is asked %i times', async (within, attempts) => {
  server.connect.mockImplementation(refused);
  await expect(settled(openPool(within).connect())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(server.connect).toHaveBeenCalledTimes(attempts);
});

it('a server that is back for the last attempt is reached, by either form of the call', async () => {
  const attempts = WITHIN / PAUSE;
  server.connect.mockImplementation(failTimes(attempts - 1, refused));
  const pool = openPool();
  const client = await settled(pool.connect());
  client.release();
  server.connect.mockImplementation(failTimes(attempts - 1, refused));
  const other = openPool();
  const [error, connected] = await settled(
    new Promise<[unknown, unknown]>((resolve) =>
      other.connect((...results) => resolve([results[0], results[1]])),
    ),
  );
  expect([error, connected]).toEqual([undefined, expect.any(FakeClient)]);
});

it('a connection that comes too late rejects for a callback as well', async () => {
  server.connect.mockImplementation(refused);
  const failure = new Promise((resolve) => openPool().connect((error) => resolve(error)));
  expect(await settled(failure)).toMatchObject({ code: 'ECONNREFUSED' });
});

it.each([
  ['a wrong password', Object.assign(new Error('no'), { code: '28P01' })],
  ['a database that is not there', Object.assign(new Error('no'), { code: '3D000' })],
  ['a server that says nothing', new Error('timeout expired')],
])('%s is not retried', async (_case, error) => {
  server.connect.mockReturnValue(error);
  await expect(settled(openPool().connect())).rejects.toBe(error);
  expect(server.connect).toHaveBeenCalledTimes(1);
});

it('a pool that ends meanwhile does not try again', async () => {
  const pool = openPool();
  server.connect.mockImplementation(refused);
  const connecting = pool.connect();
  connecting.catch(() => {});
  const ended = pool.end();
  const began = performance.now();
  await expect(settled(connecting)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await ended;
  expect([performance.now() - began, server.connect.mock.calls.length]).toEqual([0, 1]);
});

it('attempts that hang are bounded together, and a connection that comes too late goes to the pool', async () => {
  const pool = openPool(WITHIN, WITHIN);
  let finish = () => {};
  server.connect.mockImplementationOnce(refused);
  vi.spyOn(FakeClient.prototype, 'connect')
    .mockImplementationOnce((callback) => queueMicrotask(() => callback(server.connect())))
    .mockImplementationOnce((callback) => {
      finish = () => callback(null);
    });
  const began = performance.now();
  const connecting = pool.connect();
  connecting.catch(() => {});
  await vi.advanceTimersByTimeAsync(WITHIN);
  await expect(connecting).rejects.toThrow('timeout exceeded when trying to connect');
  expect(performance.now() - began).toBe(WITHIN);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});

it('a statement whose connection broke is repeated once, in a read-only transaction', async () => {
  server.answer.mockImplementationOnce(broken);
  expect(await settled(openPool().query('SELECT 1'))).toEqual({ rows: ['SELECT 1'] });
  expect(statements()).toEqual(['SELECT 1', 'BEGIN READ ONLY', 'SELECT 1', 'COMMIT']);
});

it('passes over connections that broke as well', async () => {
  server.answer.mockImplementation(failTimes(3, broken));
  expect(await settled(openPool().query('SELECT 1'))).toEqual({ rows: ['SELECT 1'] });
  const begun = ['BEGIN READ ONLY', 'BEGIN READ ONLY', 'BEGIN READ ONLY'];
  expect(statements()).toEqual(['SELECT 1', ...begun, 'SELECT 1', 'COMMIT']);
});

it('not a second time', async () => {
  server.answer.mockImplementation((text) => (text === 'SELECT 1' ? broken() : null));
  await expect(settled(openPool().query('SELECT 1'))).rejects.toThrow('Connection terminated unexpectedly');
  expect(statements()).toEqual(['SELECT 1', 'BEGIN READ ONLY', 'SELECT 1']);
});

it('one that the server refuses there for it writes fails as it first did', async () => {
  const error = broken();
  const refusal = Object.assign(new Error('cannot execute INSERT'), { code: '25006' });
  server.answer.mockImplementationOnce(() => error);
  server.answer.mockImplementation((text) => (text.startsWith('INSERT') ? refusal : null));
  await expect(settled(openPool().query('INSERT'))).rejects.toBe(error);
});

it.each([
  [WITHIN - 1, true],
  [WITHIN, false],
  [WITHIN + 1, false],
])('whether it is repeated %i ms after it was asked: %s', async (milliseconds, isRepeated) => {
  const pool = openPool();
  const began = performance.now() - milliseconds;
  const repeated = settled(pool.repeat(broken(), began, ['SELECT 1'])).then(
    () => true,
    () => false,
  );
  expect(await repeated).toBe(isRepeated);
});

it('a statement that failed for itself is not repeated', async () => {
  const error = Object.assign(new Error('too slow'), { code: '57014' });
  server.answer.mockReturnValue(error);
  await expect(settled(openPool().query('SELECT 1'))).rejects.toBe(error);
  expect(statements()).toEqual(['SELECT 1']);
});

it('survives a connection that is terminated at the moment it is opened', async () => {
  const thrown: unknown[] = [];
  class TerminatedClient extends FakeClient {
    override connect(callback: (error: Error | null) => void): void {
      super.connect((error) => {
        callback(error);
        // As if both messages of the server had arrived together.
        try {
          this.emit('error', new Error('terminating connection due to administrator command'));
        } catch (failure) {
          thrown.push(failure);
        }
      });
    }
  }
  const pool = new ReconnectingPool({
    reconnectWithin: WITHIN,
    connectionTimeoutMillis: 1000,
    Client: TerminatedClient as never,
  });
  expect(await settled(pool.query('SELECT 1'))).toEqual({ rows: ['SELECT 1'] });
  expect(thrown).toEqual([]);
});
