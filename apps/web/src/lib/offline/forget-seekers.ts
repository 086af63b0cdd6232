import { VISITOR } from './account-name.ts';
import { offlineDatabase } from './offline-database.ts';

/** Forgets all that seekers have left in this browser, read or waiting to be sent: they log out, or are deleted. */
export async function forgetSeekers(): Promise<void> {
  const database = await offlineDatabase();
  const transaction = database.transaction(['answers', 'outbox'], 'readwrite');
  const answers = transaction.objectStore('answers');
  for (const { account, hash } of await answers.getAll())
    if (account !== VISITOR) void answers.delete([account, hash]);
  void transaction.objectStore('outbox').clear();
  await transaction.done;
}
