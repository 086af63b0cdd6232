import { describe, expect, it } from 'vitest';
import { isShareId, makeShareLink, readShareId, slugOf } from './share-link.ts';

describe('slugOf', () => {
  it('keeps letters and digits of any script', () => {
    expect(slugOf('Delivery Boy (Night) – ₹20,000')).toBe('delivery-boy-night-20-000');
    expect(slugOf('स्वयंपाकी हवा!')).toBe('स्वयंपाकी-हवा');
    expect(slugOf('***')).toBe('');
  });

  it('is at most 60 characters and does not end with a hyphen', () => {
    const slug = slugOf(`${'a'.repeat(59)} bcd`);
    expect(slug).toBe('a'.repeat(59));
  });
});

describe('links', () => {
  it.each(['Cook', 'स्वयंपाकी', '***', 'C++ / C#'])('contain the id after the slug of %s', (title) => {
    const link = makeShareLink(title, 'aZ09bY');
    expect(readShareId(link)).toBe('aZ09bY');
    expect(readShareId(`?${link}`)).toBe('aZ09bY');
    expect(readShareId(`?${encodeURIComponent(link)}`)).toBe('aZ09bY');
  });

  it('ignore tracking parameters', () => {
    expect(readShareId('?cook-aZ09bY&fbclid=123456')).toBe('aZ09bY');
    expect(readShareId('?cook-aZ09bY=&utm=1')).toBe('aZ09bY');
    expect(readShareId('?cook-aZ09bY#top')).toBe('aZ09bY');
  });

  it('need no hyphen before the id', () => {
    expect(readShareId('?aZ09bY')).toBe('aZ09bY');
    expect(readShareId('?cookaZ09bY')).toBe('aZ09bY');
  });

  it('have no id if the end is not a valid one', () => {
    expect(readShareId('')).toBeNull();
    expect(readShareId('?cook-abc')).toBeNull();
    expect(readShareId('?cook')).toBeNull();
  });
});

it('recognises a share id', () => {
  expect(isShareId('aZ09bY')).toBe(true);
  expect(isShareId('aZ09b')).toBe(false);
  expect(isShareId('aZ09b-')).toBe(false);
});
