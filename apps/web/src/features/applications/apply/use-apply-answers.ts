import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/local-storage.ts';

/** The answers that a company gets with an application. */
export interface ApplyAnswers {
  readonly isAvailableInCity: boolean;
  readonly knowsEnglish: boolean;
}

const FIRST: ApplyAnswers = { isAvailableInCity: true, knowsEnglish: true };

/**
 * Returns the answers and a function that changes them. Whether the seeker knows English is kept in this browser.
 * Both answers are yes by default, as in the contract.
 */
export function useApplyAnswers() {
  const [answers, setAnswers] = useState<ApplyAnswers>(() => ({
    ...FIRST,
    knowsEnglish: readStored('knowsEnglish') !== 'false',
  }));
  const change = (part: Partial<ApplyAnswers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    writeStored('knowsEnglish', String(next.knowsEnglish));
  };
  return { answers, change };
}
