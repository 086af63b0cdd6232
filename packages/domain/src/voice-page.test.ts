import { expect, it } from 'vitest';
import { isVoicePage } from './voice-page.ts';

it.each(['/searchjob', '/hi/searchjob', '/mr/searchjob?q=cook', '/searchjob/', '/SearchJob#x'])(
  'lets %s use the microphone',
  (address) => expect(isVoicePage(address)).toBe(true),
);

it.each(['/', '/hi', '/joblist', '/searchjobs', '/joblist?back=/searchjob', '/x/searchjob', '//searchjob'])(
  'denies %s the microphone',
  (address) => expect(isVoicePage(address)).toBe(false),
);
