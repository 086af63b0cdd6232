/** Sends text messages. Throws when the message was not taken on. */
export interface SmsGateway {
  /** `to` is an E.164 number. */
  send(message: { to: string; text: string }): Promise<void>;
}
