import { describe, expect, it } from 'vitest';
import { storageProblem } from './storage-problem.ts';

const named = (name: string) => Object.assign(new Error('x'), { name });

describe('storageProblem', () => {
  it.each([
    ['InvalidAccessKeyId', 'The file store does not know the key of S3_ACCESS_KEY_ID.'],
    [
      'SignatureDoesNotMatch',
      'The file store refuses the secret of S3_SECRET_ACCESS_KEY: it does not belong to S3_ACCESS_KEY_ID.',
    ],
    ['NoSuchBucket', 'The file store has no bucket of the name in S3_BUCKET.'],
  ])('names the setting for %s', (name, sentence) => {
    expect(storageProblem(named(name))).toBe(sentence);
  });

  it.each([['Error'], ['toString'], ['TimeoutError']])('returns null for %s', (name) => {
    expect(storageProblem(named(name))).toBeNull();
  });
});
