import { expect, it } from 'vitest';
import { createSessionStore } from '../../lib/session-store.ts';
import { readStored } from '../../lib/storage/local-storage.ts';
import { renamePerson } from './rename-person.ts';

it.each([
  ['Asha Patil', 'Asha'],
  [' Asha  Patil ', 'Asha'],
  ['सुनीता काळे', 'सुनीता'],
  ['Asha', 'Asha'],
])('keeps the whole name “%s” and the first name “%s”, and shows them at once', (name, given) => {
  const session = createSessionStore({ status: 'signed-in', candidateId: 'asha', accessToken: 'token' });
  let changes = 0;
  session.subscribe(() => {
    changes += 1;
  });
  renamePerson(session, name);
  expect([readStored('candidateName'), readStored('givenName')]).toEqual([name, given]);
  expect(changes).toBe(1);
  expect(session.get()).toMatchObject({ status: 'signed-in', candidateId: 'asha' });
});
