import { expect, it } from 'vitest';
import { PageReports } from './page-reports.ts';

const PAINTED = { what: 'painted', at: 900 } as const;
/** Longer than a test may take. */
const LONG = 60_000;

it('returns a report that has come, and one that comes later', async () => {
  const reports = new PageReports();
  reports.add(JSON.stringify(PAINTED));
  expect(await reports.next('painted', LONG)).toEqual(PAINTED);
  const loaded = reports.await('loaded', LONG);
  reports.add('{"what":"loaded","at":2000}');
  expect(await loaded).toEqual({ what: 'loaded', at: 2000 });
});

it('forgets reports of one kind, or all', async () => {
  const reports = new PageReports();
  reports.add(JSON.stringify(PAINTED));
  reports.add('{"what":"interaction","duration":40}');
  reports.forget('interaction');
  expect(await reports.next('interaction', 0)).toBeNull();
  expect(await reports.next('painted', 0)).toEqual(PAINTED);
  reports.forget();
  expect(await reports.next('painted', 0)).toBeNull();
});

it('rejects if a report that must come does not come', async () => {
  await expect(new PageReports().await('hydrated', 0)).rejects.toThrow(
    'the page was not hydrated within 0 s',
  );
});
