import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/local-storage.ts';

/** The answers that a company gets with an application. */
export interface ApplyAnswers {
  readonly isAvailableInCity: boolean;
  readonly knowsEnglish: boolean;
}

const FIRST: ApplyAnswers = { isAvailableInCity: true, knowsEnglish: true };

/** The answers that were given last in this browser; both yes by default, as in the contract. */
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
