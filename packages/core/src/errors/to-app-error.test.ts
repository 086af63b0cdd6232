import { describe, expect, it } from 'vitest';
import { toAppError } from './to-app-error.ts';

const thrown = (fields: object) => Object.assign(new Error('it failed'), fields);
const convert = (error: unknown) => {
  const { code, status, retryAfter } = toAppError(error);
  return { code, status, retryAfter };
};

describe('toAppError', () => {
  it.each([
    { code: 'ENOSPC' },
    { code: 'EDQUOT' },
    { code: 'EROFS' },
    { code: '53100' },
    { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '53100' } } } },
    { name: 'QuotaExceeded' },
    { name: 'XMinioStorageFull' },
    { name: 'InsufficientStorage' },
    { name: 'InternalError', $metadata: { httpStatusCode: 507 } },
  ])('returns STORAGE_FULL for a full disk: %j', (fields) => {
    expect(convert(thrown(fields))).toEqual({ code: 'STORAGE_FULL', status: 507, retryAfter: 300 });
  });

  it.each([{ code: 'ECONNREFUSED' }, { code: '57P03' }, { code: 'P2028' }])(
    'returns OVERLOADED for an unavailable database: %j',
    (fields) => {
      expect(convert(thrown(fields))).toEqual({ code: 'OVERLOADED', status: 503, retryAfter: 2 });
    },
  );

  it.each([
    { name: 'InternalError', $metadata: { httpStatusCode: 500 } },
    { name: 'SlowDown', $metadata: { httpStatusCode: 503 } },
    { name: 'TooManyRequests', $metadata: { httpStatusCode: 429 } },
    { name: 'TimeoutError', $metadata: { attempts: 2 } },
  ])('returns OVERLOADED for an unavailable object store: %j', (fields) => {
    expect(convert(thrown(fields))).toEqual({ code: 'OVERLOADED', status: 503, retryAfter: 2 });
  });

  it.each([
    { code: 'EACCES' },
    { name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } },
    { name: 'AccessDenied', $metadata: { httpStatusCode: 499 } },
    { code: '23505' },
    {},
  ])('returns INTERNAL for any other error: %j', (fields) => {
    expect(convert(thrown(fields))).toEqual({ code: 'INTERNAL', status: 500, retryAfter: undefined });
  });
});
