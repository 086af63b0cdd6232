import { expect, it } from 'vitest';
import { isOutsideVideo, outsideVideoAddresses } from './outside-video.ts';

it.each([
  ['dQw4w9WgXcQ', [], true],
  ['-_w4w9WgXcQ', [], true],
  ['dQw4w9WgXcQ', ['Smile'], false],
  ['dQw4w9WgXc', [], false],
  ['dQw4w9WgXcQQ', [], false],
  ['dQw4w9WgX/Q', [], false],
] as const)('of the id %s with the captions %j is YouTube’s: %s', (id, captions, isOutside) => {
  expect(isOutsideVideo({ id, captions })).toBe(isOutside);
});

it('plays without cookies, in the reader’s language', () => {
  expect(outsideVideoAddresses('dQw4w9WgXcQ', 'hi')).toEqual({
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&hl=hi',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
});
