import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/local-storage.ts';

/** What a seeker tells the company with an application. */
export interface ApplyAnswers {
  readonly isAvailableInCity: boolean;
  readonly knowsEnglish: boolean;
}

const FIRST: ApplyAnswers = { isAvailableInCity: true, knowsEnglish: true };

/** The answers as last given in this browser; both yes where none were given, as the contract has it. */
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
