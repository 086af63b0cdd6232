import type { DehydratedState } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Waiting } from './outbox/waiting.ts';

type StoredQuery = DehydratedState['queries'][number];

/** A stored API response, in the form of the query cache, with its account. */
export interface StoredResponse {
  readonly account: string;
  readonly hash: string;
  /** When the API responded, in milliseconds since the epoch. */
  readonly answeredAt: number;
  readonly query: StoredQuery;
}

interface OfflineSchema extends DBSchema {
  answers: { key: [account: string, hash: string]; value: StoredResponse; indexes: { account: string } };
  outbox: { key: string; value: Waiting; indexes: { account: string } };
}

const VERSION = 1;
let opened: Promise<IDBPDatabase<OfflineSchema>> | null = null;

/**
 * Opens the IndexedDB database with the stored responses and unsent actions. Rejects if the browser stores nothing.
 */
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
