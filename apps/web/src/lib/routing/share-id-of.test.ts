import { describe, expect, it } from 'vitest';
import { shareIdOf } from './share-id-of.ts';

describe('the share id of an address', () => {
  it('is at the end of the link, in any script and before any &', () => {
    expect(shareIdOf('?annapurna-kitchens-bY09aZ')).toBe('bY09aZ');
    expect(shareIdOf(`?${encodeURIComponent('अन्नपूर्णा-bY09aZ')}&stars=5`)).toBe('bY09aZ');
  });

  it('is null in an empty or malformed URL', () => {
    expect(shareIdOf('')).toBeNull();
    expect(shareIdOf('?%E0%A4%A')).toBeNull();
  });
});
