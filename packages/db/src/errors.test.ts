import { describe, expect, it } from 'vitest';
import { isDatabaseFull, unavailabilityOf } from './errors.ts';

const coded = (code: string, message = 'said the server') => Object.assign(new Error(message), { code });
/** Returns an error of Prisma's driver adapter in the form in which Prisma throws it. */
const throughPrisma = (cause: object, code = 'P2010') =>
  Object.assign(new Error('Invalid invocation'), {
    code,
    meta: { driverAdapterError: { name: 'DriverAdapterError', cause } },
  });

const NODE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const NAMES = ['ENOTFOUND', 'EAI_AGAIN'];
const SERVER = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53200',
  '57014',
  '55P03',
  '25P03',
  '25006',
  '40001',
  '40P01',
];
const CONNECTION = ['08000', '08001', '08003', '08004', '08006', '08P01'];
/** Error codes for a wrong role, password or database name, for example after an operator has changed them. */
const REFUSED = ['28000', '28P01', '3D000', 'P1000', 'P1003', 'P1010'];
const PRISMA = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'];

describe('a database that cannot serve', () => {
  it.each([...NODE, ...NAMES, ...SERVER, ...CONNECTION, ...REFUSED, ...PRISMA])(
    'is known by the code %s',
    (code) => {
      expect(unavailabilityOf(coded(code))).toBe(code);
      expect(unavailabilityOf(throughPrisma({ originalCode: code, kind: 'postgres', code }))).toBe(code);
      expect(unavailabilityOf(new Error('wrapped', { cause: coded(code) }))).toBe(code);
      expect(unavailabilityOf(new AggregateError([new Error('one way'), coded(code)]))).toBe(code);
    },
  );

  it.each([
    'DatabaseNotReachable',
    'ConnectionClosed',
    'SocketTimeout',
    'TooManyConnections',
    'AuthenticationFailed',
    'DatabaseAccessDenied',
    'DatabaseDoesNotExist',
  ])('is known by the kind %s of the adapter', (kind) => {
    expect(unavailabilityOf(throughPrisma({ kind }))).toBe(kind);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'sorry, too many clients already',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'Server has closed the connection.',
    'Transaction API error: Unable to start a transaction in the given time.',
  ])('is known by the words %j', (words) => {
    expect(words).toContain(unavailabilityOf(new Error(words)));
    expect(words).toContain(unavailabilityOf(new Error('wrapped', { cause: new Error(words) })));
  });

  it('is not taken for one that refuses or was asked wrongly', () => {
    for (const code of ['23505', '23514', '42P01', '22021', '0A000', 'P2002', 'P2025', 'ENOENT', '080', '08'])
      expect(unavailabilityOf(coded(code)), code).toBeNull();
    for (const thrown of [null, undefined, 'ECONNREFUSED', 57014, {}, new Error('what nobody foresaw')])
      expect(unavailabilityOf(thrown)).toBeNull();
  });

  it('is looked for in a circle of causes once', () => {
    const circle = new Error('round');
    circle.cause = circle;
    expect(unavailabilityOf(circle)).toBeNull();
  });
});

describe('a full disk', () => {
  it('is distinguished from other failures', () => {
    expect(isDatabaseFull(coded('53100'))).toBe(true);
    expect(isDatabaseFull(throughPrisma({ originalCode: '53100', kind: 'postgres' }))).toBe(true);
    expect(isDatabaseFull(coded('53200'))).toBe(false);
    expect(unavailabilityOf(coded('53100'))).toBeNull();
  });
});
