import { ApiError } from '@nukkad/contract/api-error.ts';
import { beforeEach, expect, it } from 'vitest';
import type { Api } from '../../lib/api/api.ts';
import { createSessionStore, createStore, type Session } from '../../lib/session-store.ts';
import { takeEndedAction, withEndedActions } from './ended-action.ts';

const SEEKER: Session = { status: 'signed-in', candidateId: 'asha', accessToken: 't' };
const VISITOR: Session = { status: 'visitor' };
const JOB = { jobId: 'j-1' };
const hasSessionEnded = createStore(false);

beforeEach(() => {
  window.sessionStorage.clear();
  hasSessionEnded.set(false);
});

/** Creates an API that rejects every call with a status. Afterwards the session is `after`. */
function refusing(status: number, after: Session = VISITOR, before: Session = SEEKER) {
  const session = createSessionStore(before);
  const api: Api = {
    call() {
      session.set(after);
      return Promise.reject(new ApiError({ code: 'TOKEN_EXPIRED', message: 'over', status }));
    },
  };
  const isCommand = async (key: string) => key !== 'jobs.list';
  return withEndedActions(api, { session, hasSessionEnded, isCommand });
}

it('is stored for the seeker who started it, and returned once', async () => {
  await expect(refusing(401).call('applications.notInterested', JOB)).rejects.toThrow('over');
  expect(hasSessionEnded.get()).toBe(true);
  expect(takeEndedAction('asha')).toEqual({
    key: 'applications.notInterested',
    input: JOB,
    candidateId: 'asha',
  });
  expect(takeEndedAction('asha')).toBeNull();
});

it('is removed when another seeker signs in', async () => {
  await expect(refusing(401).call('applications.notInterested', JOB)).rejects.toThrow();
  expect(takeEndedAction('ravi')).toBeNull();
  expect(takeEndedAction('asha')).toBeNull();
});

it.each([
  [29.9, true],
  [30, false],
])('lasts half an hour: after %d minutes %s', async (minutes, isThere) => {
  const begun = Date.now();
  await expect(refusing(401).call('applications.notInterested', JOB)).rejects.toThrow();
  // The two calls may read different times, a few milliseconds apart.
  expect(takeEndedAction('asha', begun + minutes * 60_000 + (isThere ? 0 : 60_000)) !== null).toBe(isThere);
});

it.each([
  ['the error is not a 401', refusing(403)],
  ['the seeker is still signed in', refusing(401, SEEKER)],
  ['no seeker was signed in', refusing(401, VISITOR, VISITOR)],
])('is not stored if %s', async (_why, api) => {
  await expect(api.call('applications.notInterested', JOB)).rejects.toThrow();
  expect(hasSessionEnded.get()).toBe(false);
  expect(takeEndedAction('asha')).toBeNull();
});

it.each(['search.rememberJob', 'account.delete'] as const)('%s is not resumed', async (key) => {
  await expect(refusing(401).call(key, JOB as never)).rejects.toThrow();
  expect(hasSessionEnded.get()).toBe(false);
});

it('a read does not open the login dialog', async () => {
  await expect(refusing(401).call('jobs.list', {} as never)).rejects.toThrow();
  expect(hasSessionEnded.get()).toBe(false);
});

it('an upload opens the login dialog but is not stored', async () => {
  const upload = refusing(401).call('files.upload', { kind: 'RESUME' }, { file: new Blob(['cv']) });
  await expect(upload).rejects.toThrow();
  expect(hasSessionEnded.get()).toBe(true);
  expect(takeEndedAction('asha')).toBeNull();
});
