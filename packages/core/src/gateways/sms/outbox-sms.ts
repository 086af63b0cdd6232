import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsGateway } from '../../ports.ts';

export interface OutboxMessage {
  readonly to: string;
  readonly text: string;
  /** Time of sending, in ISO 8601. */
  readonly at: string;
}

const MAX_LINES = 50;

function parseLine(line: string): OutboxMessage[] {
  try {
    return [JSON.parse(line) as OutboxMessage];
  } catch {
    return [];
  }
}

/** For development: writes messages to a file instead of sending them. The page /dev/outbox shows them. */
export class OutboxSms implements SmsGateway {
  readonly #file: string;
  readonly #folder: string;
  readonly #onSent: () => void;

  constructor(dataFolder: string, onSent: () => void) {
    this.#folder = dataFolder;
    this.#file = join(dataFolder, 'sms-outbox.ndjson');
    this.#onSent = onSent;
  }

  async send({ to, text }: { to: string; text: string }): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const line = JSON.stringify({ to, text, at: new Date().toISOString() } satisfies OutboxMessage);
    await appendFile(this.#file, `${line}\n`, { mode: 0o600 });
    this.#onSent();
  }

  /** Returns the last 50 messages, newest first. */
  async list(): Promise<OutboxMessage[]> {
    const lines = (await this.#read()).split('\n').filter(Boolean);
    const newest = lines.slice(-MAX_LINES);
    if (lines.length > MAX_LINES * 4) await writeFile(this.#file, `${newest.join('\n')}\n`, { mode: 0o600 });
    return newest.flatMap(parseLine).reverse();
  }

  async #read(): Promise<string> {
    try {
      return await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return '';
      throw error;
    }
  }
}
