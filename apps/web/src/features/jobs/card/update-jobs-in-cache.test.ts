import { describe, expect, it } from 'vitest';
import { withJobChanged } from './update-jobs-in-cache.ts';

describe('a job changed in cached data', () => {
  const other = { id: '2', isSaved: false };
  const data = { pages: [{ jobs: [{ id: '1', isSaved: false, title: 'Cook' }, other], total: 2 }] };

  it('changes where it stands, and nothing beside it', () => {
    const changed = withJobChanged(data, '1', { isSaved: true });
    expect(changed.pages[0]?.jobs[0]).toEqual({ id: '1', isSaved: true, title: 'Cook' });
    expect(changed.pages[0]?.jobs[1]).toBe(other);
    expect(data.pages[0]?.jobs[0]?.isSaved).toBe(false);
  });

  it('leaves data without it as it is', () => {
    expect(withJobChanged(data, '3', { isSaved: true })).toBe(data);
  });
});
