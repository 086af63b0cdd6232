import { offlineDatabase } from './offline-database.ts';

/**
 * Removes all stored answers and everything that waits to be sent: the reader logs out, or deletes their account. A
 * visitor's answers go too, because the questions they answer can name the position of who was here.
 */
export async function forgetSeekers(): Promise<void> {
  const database = await offlineDatabase();
  const transaction = database.transaction(['answers', 'outbox'], 'readwrite');
  void transaction.objectStore('answers').clear();
  void transaction.objectStore('outbox').clear();
  await transaction.done;
}
