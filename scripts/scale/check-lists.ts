import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import { prepareTestServer } from '@nukkad/testing/prepare-test-server.ts';
import { withClient } from '../bench/shared/with-client.ts';
import { fillLists } from './fill-lists.ts';
import { type ListReading, READ_PER_SHOWN, readLists } from './list-rows.ts';

const isOver = ({ read, shown }: ListReading): boolean => read > READ_PER_SHOWN * shown;

function rowText(reading: ListReading): string {
  const { name, table, shown, read, others, milliseconds } = reading;
  const rest = Object.entries(others).map(([other, rows]) => `${other} ${rows}`);
  const cells = [
    name,
    String(shown),
    `${read} of ${table}${isOver(reading) ? ' (too many)' : ''}`,
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
      const readings = await readLists(client, new Date());
      console.log('\n| list | shown | read | of other tables | ms |');
      console.log('| --- | --- | --- | --- | --- |');
      for (const reading of readings) console.log(rowText(reading));
      return readings.filter(isOver).length;
    });
  } finally {
    await drop();
    release();
  }
}
