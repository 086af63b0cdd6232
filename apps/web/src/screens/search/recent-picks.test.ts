import { describe, expect, it } from 'vitest';
import { NO_PICKS, readPicks, withPick } from './recent-picks.ts';

const company = { id: '1', name: 'Annapurna', image: null, link: 'annapurna-aaaaaa', followers: 3 };

describe('recently opened items', () => {
  it('are read as they were written', () => {
    const picks = { jobs: [], companies: [company] };
    expect(readPicks(JSON.stringify(picks))).toEqual(picks);
  });

  it.each([null, '', '{', '[]', '{"jobs":[{"id":1}],"companies":[]}'])('is nothing in %j', (text) => {
    expect(readPicks(text)).toBe(NO_PICKS);
  });

  it('have the newest first, no duplicates and at most ten entries', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ id: String(index) }));
    expect(withPick(many, { id: '4' }).map(({ id }) => id)).toEqual('4012356789'.split(''));
    expect(withPick(many, { id: 'x' })).toHaveLength(10);
    expect(withPick(many, { id: 'x' }).at(-1)).toEqual({ id: '8' });
  });
});
