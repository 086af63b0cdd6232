import { describe, expect, it } from 'vitest';
import { SendingRate } from './sending-rate.ts';

describe('the sending rate', () => {
  it('lets twenty pass in ten seconds, and the next only later', () => {
    const rate = new SendingRate();
    for (let index = 0; index < 20; index += 1) rate.count('a', 1000 + index);
    expect(() => rate.count('a', 2000)).toThrow('RATE_LIMITED');
    rate.count('b', 2000);
    rate.count('a', 11_100);
  });
});
