import { expect, it } from 'vitest';
import { isConnectionLost } from './connection-loss.ts';

const coded = (code: string) => Object.assign(new Error('said the server'), { code });

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08P01',
  '08006',
  'P1001',
  'P1017',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'TooManyConnections',
])('%s means a lost connection, itself or as a cause', (code) => {
  expect(isConnectionLost(coded(code))).toBe(true);
  expect(isConnectionLost(new Error('wrapped', { cause: coded(code) }))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Server has closed the connection.',
])('so does %j', (words) => {
  expect(isConnectionLost(new Error(words))).toBe(true);
});

it('what took too long, was refused, or ended by ourselves does not', () => {
  for (const code of [
    '57014',
    '55P03',
    '25P03',
    '25006',
    '40P01',
    '23505',
    '28P01',
    '3D000',
    'ETIMEDOUT',
    '53200',
  ])
    expect(isConnectionLost(coded(code)), code).toBe(false);
  for (const words of ['Query read timeout', 'timeout expired', 'Client was closed and is not queryable'])
    expect(isConnectionLost(new Error(words)), words).toBe(false);
  for (const thrown of [null, undefined, 'ECONNREFUSED', {}]) expect(isConnectionLost(thrown)).toBe(false);
});
