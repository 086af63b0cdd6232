import { wireSendToAdmin, wireSendToCompany } from '@nukkad/contract/realtime/realtime.wire.ts';
import { expect, test } from 'vitest';
import { sendArguments } from './send-arguments.ts';

const DRAFT = { text: 'Hello', candidateId: 'seeker', clientKey: 'key' };

test('a message to a company is what the chat reads', () => {
  const company = { id: 'company', name: 'Chai Point', image: null };
  const [event, values] = sendArguments({ kind: 'company', company }, DRAFT);
  expect(event).toBe('new message');
  expect(wireSendToCompany.parse(values)).toEqual(['Hello', 'company', 'seeker', null, 'Chai Point', 'key']);
});

test('a message to the admin is what the chat reads', () => {
  const [event, values] = sendArguments({ kind: 'admin', adminId: 'admin' }, DRAFT);
  expect(event).toBe('adminAndJs');
  expect(wireSendToAdmin.parse(values)).toEqual([
    'Hello',
    'admin',
    'seeker',
    null,
    'admin',
    'Jobseeker',
    'key',
  ]);
});
