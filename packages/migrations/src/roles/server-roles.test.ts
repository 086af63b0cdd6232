import { expect, it } from 'vitest';
import { readRolePasswords } from './server-roles.ts';

const LONG = 'a'.repeat(16);
const OTHER = 'b'.repeat(16);

it('reads the passwords that are set', () => {
  expect(readRolePasswords({})).toEqual({});
  const variables = { API_DATABASE_PASSWORD: LONG, CHAT_DATABASE_PASSWORD: OTHER, OPS_DATABASE_PASSWORD: '' };
  expect(readRolePasswords(variables)).toEqual({ api: LONG, chat: OTHER });
});

it.each([
  ['too short', 'a'.repeat(15)],
  ['with a character that ends a part of an address', `${LONG}@`],
  ['with a space', `${LONG} ${LONG}`],
])('refuses a password that is %s, and does not show it', (_, password) => {
  const read = () => readRolePasswords({ API_DATABASE_PASSWORD: LONG, WORKER_DATABASE_PASSWORD: password });
  expect(read).toThrow(/^WORKER_DATABASE_PASSWORD: use 16 or more letters/);
  expect(read).not.toThrow(password);
});

it('refuses one password for two roles', () => {
  const variables = {
    API_DATABASE_PASSWORD: LONG,
    CHAT_DATABASE_PASSWORD: LONG,
    OPS_DATABASE_PASSWORD: OTHER,
  };
  expect(() => readRolePasswords(variables)).toThrow(
    'API_DATABASE_PASSWORD, CHAT_DATABASE_PASSWORD: each role needs a password of its own',
  );
});
