import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/local-storage.ts';

/** The answers that a company gets with an application; null if a question was not answered. */
export interface ApplyAnswers {
  readonly isAvailableInCity: boolean | null;
  readonly knowsEnglish: boolean | null;
}

function storedAnswer(): boolean | null {
  const stored = readStored('englishAnswer');
  return stored === null ? null : stored === 'true';
}

/**
 * Returns the answers and a function that changes them. No answer is assumed. The answer about English is kept in this
 * browser, so that it is asked once; a second press on it takes it back.
 */
export function useApplyAnswers() {
  const [answers, setAnswers] = useState<ApplyAnswers>(() => ({
    isAvailableInCity: null,
    knowsEnglish: storedAnswer(),
  }));
  const change = (part: Partial<ApplyAnswers>) => {
    setAnswers({ ...answers, ...part });
    if (part.knowsEnglish === undefined) return;
    writeStored('englishAnswer', part.knowsEnglish === null ? null : String(part.knowsEnglish));
  };
  return { answers, change };
}
