import { offlineDatabase } from './offline-database.ts';

/**
 * Removes all stored responses and unsent actions, at sign-out or when the account is deleted. Responses of visitors
 * are removed too, because their queries may contain the seeker's position.
 */
export async function forgetSeekers(): Promise<void> {
  const database = await offlineDatabase();
  const transaction = database.transaction(['answers', 'outbox'], 'readwrite');
  void transaction.objectStore('answers').clear();
  void transaction.objectStore('outbox').clear();
  await transaction.done;
}
