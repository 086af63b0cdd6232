import twilio from 'twilio';
import { expect, it } from 'vitest';
import { TwilioSms } from './twilio-sms.ts';

interface Sent {
  readonly method: string;
  readonly uri: string;
  readonly data?: Record<string, string>;
  readonly allowRedirects?: boolean;
}

/** Returns the real Twilio client with a fake HTTP client, and the requests that it sends. */
function clientAnswering(status: number, body: object) {
  const sent: Sent[] = [];
  const httpClient = {
    request: async (request: Sent) => {
      sent.push(request);
      return { statusCode: status, body, headers: {} };
    },
  };
  const client = twilio('AC00000000000000000000000000000000', 'token', { httpClient: httpClient as never });
  return { client, sent };
}

const OPTIONS = { accountSid: 'AC0', authToken: 'token', messagingServiceSid: 'MG0' };

it('sends through the messaging service', async () => {
  const { client, sent } = clientAnswering(201, { sid: 'SM0' });
  await new TwilioSms(OPTIONS, client).send({ to: '+919876543210', text: 'कोड' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'post',
    uri: expect.stringContaining('/Messages.json'),
    data: { To: '+919876543210', Body: 'कोड', MessagingServiceSid: 'MG0' },
  });
});

it('throws if Twilio rejects the message', async () => {
  const { client } = clientAnswering(400, { code: 21_211, message: 'invalid number' });
  await expect(new TwilioSms(OPTIONS, client).send({ to: '+91', text: 'x' })).rejects.toThrow(
    'invalid number',
  );
});

it('follows no redirect', async () => {
  const { client, sent } = clientAnswering(302, {});
  await expect(new TwilioSms(OPTIONS, client).send({ to: '+919876543210', text: 'x' })).rejects.toThrow();
  expect(sent).toHaveLength(1);
  // Twilio's HTTP client follows redirects only with this option.
  expect(sent[0]?.allowRedirects ?? false).toBe(false);
});
