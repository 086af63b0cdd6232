import { describe, expect, it } from 'vitest';
import { postAddress, postIdOf } from './post-address.ts';

describe('the address of a post', () => {
  it('contains its id, and tracking parameters are ignored', () => {
    const address = postAddress({ id: 'spot-a-fake-job' });
    expect(address).toBe('/blogdetail?spot-a-fake-job');
    expect(postIdOf('?spot-a-fake-job')).toBe('spot-a-fake-job');
    expect(postIdOf('?spot-a-fake-job&utm_source=x')).toBe('spot-a-fake-job');
    expect(postIdOf('?spot-a-fake-job=')).toBe('spot-a-fake-job');
  });

  it('contains no id if it is empty or invalid', () => {
    expect(postIdOf('')).toBe('');
    expect(postIdOf('?%E0%A4%A')).toBe('');
  });
});
