import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import { prepareTestServer } from '@nukkad/testing/prepare-test-server.ts';
import { withClient } from '../bench/shared/with-client.ts';
import { fillLists } from './fill-lists.ts';
import { type ListRows, READ_PER_SHOWN, readLists } from './list-rows.ts';

const isOver = ({ read, shown }: ListRows): boolean => read > READ_PER_SHOWN * shown;

function rowText(list: ListRows): string {
  const { name, table, shown, read, others, milliseconds } = list;
  const rest = Object.entries(others).map(([other, rows]) => `${other} ${rows}`);
  const cells = [
    name,
    String(shown),
    `${read} of ${table}${isOver(list) ? ' (too many)' : ''}`,
    rest.join(', '),
    milliseconds.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Fills a private database of the test server with a million jobs and applications, and prints how many rows each list of
 * the companies' site reads. Returns the number of lists that read more than twice what they show. Drops the database.
 */
export async function checkLists(): Promise<number> {
  const { release } = await prepareTestServer();
  const { url, drop } = await createTestDatabase();
  try {
    return await withClient(url, async (client) => {
      await fillLists(client, console.log);
      const lists = await readLists(client, new Date());
      console.log('\n| list | shown | read | of other tables | ms |');
      console.log('| --- | --- | --- | --- | --- |');
      for (const list of lists) console.log(rowText(list));
      return lists.filter(isOver).length;
    });
  } finally {
    await drop();
    release();
  }
}
