import { expect, it } from 'vitest';
import { storeAccepted, takeAccepted } from './accepted-texts.ts';

it('gives the accepted versions once, so that a later sign-in does not accept them again', () => {
  storeAccepted({ terms: '1.0', notice: '2.0' });
  expect(takeAccepted()).toEqual({ terms: '1.0', notice: '2.0' });
  expect(takeAccepted()).toBeUndefined();
});
