import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasVoice, readingTime, sayOrWait } from './voice.ts';

interface Said {
  text: string;
  lang: string;
  onend: () => void;
}

const said: Said[] = [];
const cancel = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
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
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'hi-IN' }],
    speak: (one: Said) => said.push(one),
    cancel,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a voice', () => {
  it('speaks if the device has one for the language, and calls onEnd', () => {
    const onEnd = vi.fn();
    sayOrWait('नमस्ते', 'hi', onEnd);
    expect(said).toMatchObject([{ text: 'नमस्ते', lang: 'hi-IN' }]);
    expect(onEnd).not.toHaveBeenCalled();
    said[0]?.onend();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not call onEnd after it was stopped', () => {
    const onEnd = vi.fn();
    sayOrWait('नमस्ते', 'hi', onEnd)();
    said[0]?.onend();
    expect(cancel).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is replaced by a wait of the reading time if the device has none', () => {
    expect(hasVoice('mr')).toBe(false);
    const text = 'नमस्कार, मी सुनीता. मी दोन वर्षं स्वयंपाकघरात काम केलं आहे.';
    const onEnd = vi.fn();
    sayOrWait(text, 'mr', onEnd);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(readingTime(text) - 1);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
    const other = vi.fn();
    sayOrWait(text, 'mr', other)();
    vi.runAllTimers();
    expect(other).not.toHaveBeenCalled();
  });
});
