import { vi } from 'vitest';

interface Spoken {
  readonly text: string;
  readonly lang: string;
  onend: () => void;
}

/** Adds speech synthesis with voices of the given languages. Returns what is said. */
export function fakeSynthesis(...languages: readonly string[]) {
  const said: Spoken[] = [];
  const cancel = vi.fn(() => said.at(-1)?.onend());
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const getVoices = () => languages.map((lang) => ({ lang }));
  vi.stubGlobal('speechSynthesis', { getVoices, speak: (one: Spoken) => said.push(one), cancel });
  return { said, cancel };
}
