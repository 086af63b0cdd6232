import { vi } from 'vitest';

/** The browser's speech recognition, controlled by the test. */
export class FakeRecognition {
  static all: FakeRecognition[] = [];
  static get last(): FakeRecognition {
    const last = FakeRecognition.all.at(-1);
    if (!last) throw new Error('no recognition was started');
    return last;
  }

  lang = '';
  interimResults = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  readonly start = vi.fn();
  readonly abort = vi.fn();
  readonly stop = vi.fn(() => this.onend?.());

  constructor() {
    FakeRecognition.all.push(this);
  }

  hear(...transcripts: string[]): void {
    this.onresult?.({ results: transcripts.map((transcript) => [{ transcript }]) });
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}

/** Adds speech recognition to the browser, by default under the most common prefixed name. */
export function fakeRecognition(name = 'webkitSpeechRecognition'): typeof FakeRecognition {
  FakeRecognition.all = [];
  vi.stubGlobal(name, FakeRecognition);
  return FakeRecognition;
}
