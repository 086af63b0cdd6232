import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadAloud, sentencesOf } from './read-aloud.ts';

interface Said {
  text: string;
  lang: string;
  onend: () => void;
  onerror: () => void;
}

const said: Said[] = [];
const cancel = vi.fn(() => said.at(-1)?.onend());
const TEXT = 'Cook at Joshi Mess, Pune. Pay 15,000 to 20,000 rupees a month. Openings: 2.';

beforeEach(() => {
  said.length = 0;
  cancel.mockClear();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', { speak: (one: Said) => said.push(one), cancel });
});
afterEach(() => vi.unstubAllGlobals());

describe('a text read aloud', () => {
  it('continues with the paused sentence, not with the next one', () => {
    const onEnd = vi.fn();
    const reader = createReadAloud(TEXT, 'en', onEnd);
    reader.play();
    expect(said.map(({ text }) => text)).toEqual(['Cook at Joshi Mess, Pune.']);
    said[0]?.onend();
    expect(said[1]).toMatchObject({ text: 'Pay 15,000 to 20,000 rupees a month.', lang: 'en-IN' });
    // The device reports the end of a cancelled utterance.
    reader.pause();
    expect(cancel).toHaveBeenCalledOnce();
    expect(said).toHaveLength(2);
    reader.play();
    expect(said[2]?.text).toBe('Pay 15,000 to 20,000 rupees a month.');
    said[2]?.onend();
    expect(said[3]?.text).toBe('Openings: 2.');
    expect(onEnd).not.toHaveBeenCalled();
    said[3]?.onend();
    expect(onEnd).toHaveBeenCalledOnce();
    reader.play();
    expect(said[4]?.text).toBe('Cook at Joshi Mess, Pune.');
  });

  it('skips a sentence that the device cannot say', () => {
    createReadAloud(TEXT, 'en', vi.fn()).play();
    said[0]?.onerror();
    expect(said[1]?.text).toBe('Pay 15,000 to 20,000 rupees a month.');
  });
});

const HINDI = 'पुणे में रसोइया। पगार 15,000 रुपये महीना। 2 लोग चाहिए।';

describe('the sentences of a text', () => {
  it('end by the rules of the language', () => {
    expect(sentencesOf(HINDI, 'hi')).toEqual(['पुणे में रसोइया।', 'पगार 15,000 रुपये महीना।', '2 लोग चाहिए।']);
    expect(sentencesOf('  ', 'mr')).toEqual([]);
  });

  it('end at punctuation marks in browsers without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(sentencesOf(HINDI, 'hi')).toEqual(['पुणे में रसोइया।', 'पगार 15,000 रुपये महीना।', '2 लोग चाहिए।']);
    expect(sentencesOf('No end', 'en')).toEqual(['No end']);
  });
});
