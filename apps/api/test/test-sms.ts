import type { SmsGateway } from '@nukkad/core/ports.ts';

/** Records messages instead of sending them; `fail` makes the next sends fail. */
export class TestSms implements SmsGateway {
  readonly sent: { to: string; text: string }[] = [];
  isDown = false;

  async send(message: { to: string; text: string }): Promise<void> {
    if (this.isDown) throw new Error('provider out of reach');
    this.sent.push(message);
  }

  /** Returns the six digits of the last message to a number. */
  lastCode(to: string): string {
    const message = this.sent.findLast((entry) => entry.to === to);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  }
}
