import { MESSAGE_STORED_CHANNEL } from '@nukkad/contract/realtime/realtime.domain.ts';
import { Client } from 'pg';

const RETRY_MS = 1000;

export interface DatabaseListener {
  close(): Promise<void>;
}

interface Heard {
  onStored(conversationId: string): void;
  /** The line is up (again): something may have been missed. */
  onConnected(): void;
  onLost(error: unknown): void;
}

/** Keeps one connection that hears of stored messages, and makes it anew when it is lost. */
export async function listenToDatabase(url: string, heard: Heard): Promise<DatabaseListener> {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'nukkad-chat-listener',
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => payload && heard.onStored(payload));
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('The listening connection ended')));
    client = next;
    await next.connect();
    await next.query(`LISTEN ${MESSAGE_STORED_CHANNEL}`);
    heard.onConnected();
  }

  function lost(from: Client, error: unknown): void {
    if (isClosed || from !== client) return;
    client = null;
    heard.onLost(error);
    retry = setTimeout(() => void connect().catch((failure) => lostWhileConnecting(failure)), RETRY_MS);
  }

  function lostWhileConnecting(error: unknown): void {
    if (client) lost(client, error);
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
