import type { DehydratedState } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Waiting } from './outbox/waiting.ts';

type StoredQuery = DehydratedState['queries'][number];

/** An answer of the API as the query cache held it, for the account that asked. */
export interface StoredAnswer {
  readonly account: string;
  readonly hash: string;
  /** When the API answered, in milliseconds. */
  readonly answeredAt: number;
  readonly query: StoredQuery;
}

interface OfflineSchema extends DBSchema {
  answers: { key: [account: string, hash: string]; value: StoredAnswer; indexes: { account: string } };
  outbox: { key: string; value: Waiting; indexes: { account: string } };
}

const VERSION = 1;
let opened: Promise<IDBPDatabase<OfflineSchema>> | null = null;

/** What this browser stores for reading and sending without a line; rejects where a browser stores nothing. */
export function offlineDatabase(): Promise<IDBPDatabase<OfflineSchema>> {
  opened ??= openDB<OfflineSchema>('nukkad', VERSION, {
    upgrade(database) {
      database
        .createObjectStore('answers', { keyPath: ['account', 'hash'] })
        .createIndex('account', 'account');
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('account', 'account');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}
