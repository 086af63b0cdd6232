import { describe, expect, it } from 'vitest';
import { shareIdOf } from './share-id-of.ts';

describe('the share id of an address', () => {
  it('is what the link ends with, in any script and with anything after an &', () => {
    expect(shareIdOf('?annapurna-kitchens-bY09aZ')).toBe('bY09aZ');
    expect(shareIdOf(`?${encodeURIComponent('अन्नपूर्णा-bY09aZ')}&stars=5`)).toBe('bY09aZ');
  });

  it('is none in an empty or broken address', () => {
    expect(shareIdOf('')).toBeNull();
    expect(shareIdOf('?%E0%A4%A')).toBeNull();
  });
});
