import type { CoreConfig } from '../../config/core-config.ts';
import type { SmsGateway } from '../../ports.ts';
import { OutboxSms } from './outbox-sms.ts';
import { TwilioSms } from './twilio-sms.ts';

/** Returns Twilio if it is configured, else a local outbox in development and null in production. */
export function createSmsGateway(config: CoreConfig, onSent: () => void): SmsGateway | null {
  const accountSid = config.TWILIO_ACCOUNT_SID;
  const authToken = config.TWILIO_AUTH_TOKEN;
  const messagingServiceSid = config.TWILIO_MESSAGING_SERVICE_SID;
  if (accountSid && authToken && messagingServiceSid)
    return new TwilioSms({ accountSid, authToken, messagingServiceSid });
  return config.isProduction ? null : new OutboxSms(config.DATA_DIR, onSent);
}
