import { purge } from '@nukkad/core/background/purge.ts';
import { listMissingWords } from '@nukkad/core/missing-words/list-missing-words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NETWORKS, searchInNetworks, storedMissingWords } from '../../../test/missing-words.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.container.missingWords.flush();
  await test.database.prisma.missingWord.deleteMany();
  await test.database.query('DELETE FROM missing_word_network');
});

/** Searches for a text from each of these networks. */
const search = (text: string, networks: readonly string[]) => searchInNetworks(test, networks, { text });
const counted = () => storedMissingWords(test);

describe('a phrase from fewer than three networks', () => {
  /** Returns the tables that contain a word in any column. */
  async function tablesWith(word: string): Promise<string[]> {
    const tables = await test.database.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE 'missing%'`,
    );
    const found: string[] = [];
    for (const { name } of tables)
      if (
        (await test.database.query(`SELECT 1 FROM ${name} t WHERE t::text ILIKE '%${word}%' LIMIT 1`))
          .length > 0
      )
        found.push(name);
    return found;
  }

  const listed = async () =>
    (await listMissingWords(test.container, { limit: 10 })).map(({ phrase }) => phrase);

  it('is not stored as text, however often, and listed from the third network on', async () => {
    for (let typed = 0; typed < 5; typed += 1) await search('jhingalala', [NETWORKS[0] as string]);
    await search('jhingalala', [NETWORKS[1] as string]);
    expect(await counted()).toEqual([]);
    expect([await tablesWith('jhingalala'), await listed()]).toEqual([[], []]);
    await search('jhingalala', [NETWORKS[2] as string]);
    expect(await counted()).toEqual([['jhingalala', '', false, 1]]);
    expect(await listed()).toEqual(['jhingalala']);
    // From now on, every search counts, from any network.
    await search('jhingalala', [NETWORKS[0] as string]);
    expect(await counted()).toEqual([['jhingalala', '', false, 2]]);
  });

  it('leaves only hashes, which differ between two phrases', async () => {
    await search('jhingalala', [NETWORKS[0] as string]);
    await search('bhujangasana', [NETWORKS[0] as string]);
    await counted();
    const rows = await test.database.query<{ phrase_hash: string; network_hash: string }>(
      'SELECT phrase_hash, network_hash FROM missing_word_network',
    );
    expect(new Set(rows.flatMap((row) => [row.phrase_hash, row.network_hash])).size).toBe(4);
    expect(JSON.stringify(rows)).not.toContain(NETWORKS[0]);
  });

  it('counts addresses of one IPv6 network as one', async () => {
    await search('jhingalala', ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3']);
    expect(await counted()).toEqual([]);
    await search('jhingalala', ['2001:db8:1:2::1', '2001:db8:1:3::1']);
    expect((await counted()).map(([phrase]) => phrase)).toEqual(['jhingalala']);
  });

  it('counts a network for 30 days only', async () => {
    await search('jhingalala', NETWORKS.slice(0, 2));
    await counted();
    test.clock.advanceDays(30);
    await search('jhingalala', [NETWORKS[2] as string]);
    expect(await counted()).toEqual([]);
    test.clock.advanceDays(31);
    await purge(test.container);
    expect(await test.database.query('SELECT FROM missing_word_network')).toEqual([]);
  });

  it('stored by earlier releases is not listed, and deleted by the next purge', async () => {
    await test.database.query(
      `INSERT INTO missing_word (phrase, city, is_understood, count, first_seen, last_seen)
       VALUES ('sunil', '', false, 9, current_date, current_date)`,
    );
    expect(await listed()).toEqual([]);
    await purge(test.container);
    expect(await counted()).toEqual([]);
  });
});
