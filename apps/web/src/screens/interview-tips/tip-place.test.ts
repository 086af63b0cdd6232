import { describe, expect, it } from 'vitest';
import { readTipPlace, tipAddress } from './tip-place.ts';

const read = (search: string) => readTipPlace(new URLSearchParams(search));

describe('the tab and category in an address', () => {
  it('are read as they were written', () => {
    const place = { tab: 'video', topic: 2 } as const;
    expect(tipAddress(place)).toBe('/interviewtips?tab=video&topic=3');
    expect(read('tab=video&topic=3')).toEqual(place);
    expect(tipAddress({ tab: 'interview', topic: 0 })).toBe('/interviewtips');
  });

  it('are the first ones for invalid values', () => {
    for (const search of ['', 'tab=x&topic=0', 'topic=-1', 'topic=abc', 'topic=1.5', 'topic=1000']) {
      expect(read(search)).toEqual({ tab: 'interview', topic: 0 });
    }
  });
});
