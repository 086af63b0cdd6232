import { describe, expect, it } from 'vitest';
import { NO_PICKS, readPicks, withPick } from './recent-picks.ts';

const company = { id: '1', name: 'Annapurna', image: null, link: 'annapurna-aaaaaa', followers: 3 };

describe('what a visitor opened', () => {
  it('is read as it was written', () => {
    const picks = { jobs: [], companies: [company] };
    expect(readPicks(JSON.stringify(picks))).toEqual(picks);
  });

  it.each([null, '', '{', '[]', '{"jobs":[{"id":1}],"companies":[]}'])('is nothing in %j', (text) => {
    expect(readPicks(text)).toBe(NO_PICKS);
  });

  it('comes to the head, once, and only ten are kept', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ id: String(index) }));
    expect(withPick(many, { id: '4' }).map(({ id }) => id)).toEqual('4012356789'.split(''));
    expect(withPick(many, { id: 'x' })).toHaveLength(10);
    expect(withPick(many, { id: 'x' }).at(-1)).toEqual({ id: '8' });
  });
});
