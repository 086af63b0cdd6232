import type { Twilio } from 'twilio';
import type { SmsGateway } from '../../ports.ts';

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** The messaging service holds the sender and the DLT templates, one a language. */
  readonly messagingServiceSid: string;
}

type TwilioClient = Pick<Twilio, 'messages'>;

/** The library is large: it is loaded with the first message, and not at all where Twilio is not used. */
async function loadClient({ accountSid, authToken }: TwilioOptions): Promise<TwilioClient> {
  const { default: twilio } = await import('twilio');
  return twilio(accountSid, authToken, { timeout: 10_000 });
}

/**
 * Sends through Twilio's Messages, not Verify: expiry, tries and locks are kept in PostgreSQL, where they hold for
 * every process and are tested, so Verify's own would only be a second set of the same rules.
 */
export class TwilioSms implements SmsGateway {
  readonly #options: TwilioOptions;
  #client: Promise<TwilioClient> | null;

  constructor(options: TwilioOptions, client?: TwilioClient) {
    this.#options = options;
    this.#client = client ? Promise.resolve(client) : null;
  }

  async send({ to, text }: { to: string; text: string }): Promise<void> {
    this.#client ??= loadClient(this.#options);
    const { messages } = await this.#client;
    await messages.create({ to, body: text, messagingServiceSid: this.#options.messagingServiceSid });
  }
}
