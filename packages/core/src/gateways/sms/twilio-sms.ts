import type { Twilio } from 'twilio';
import type { SmsGateway } from '../../ports.ts';

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /**
   * Id of the Twilio messaging service, which has the sender and one DLT template per language. DLT is the registry
   * of templates in India.
   */
  readonly messagingServiceSid: string;
}

/** Shorter than the deadline of a request, so that the user is told that the message failed. */
const TIMEOUT_MILLISECONDS = 3000;

type TwilioClient = Pick<Twilio, 'messages'>;

/**
 * Returns the Twilio client. The library is loaded only with the first message, because it is large and not needed
 * without Twilio.
 */
async function loadClient({ accountSid, authToken }: TwilioOptions): Promise<TwilioClient> {
  const { default: twilio } = await import('twilio');
  return twilio(accountSid, authToken, { timeout: TIMEOUT_MILLISECONDS });
}

/**
 * Sends text messages through the Messages API of Twilio. The Verify API is not used, because PostgreSQL already stores
 * expiry, attempts and locks of one-time codes for all processes.
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
