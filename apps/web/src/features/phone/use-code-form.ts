import { ApiError } from '@nukkad/contract/api-error.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { type FormEvent, useRef, useState } from 'react';
import { codeOf } from '../../lib/query/code-of.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';

interface CodeCheck {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
  /** Checks a complete code. Calls `onFailed` if it was rejected. */
  readonly check: (code: string, onFailed: (error: Error) => void) => void;
}

/** Returns a function that describes a rejected code, with the remaining attempts if the API returned them. */
function useCodePhrase() {
  const t = useT('personal');
  const phrase = useErrorPhrase();
  return (error: unknown) => {
    const left = error instanceof ApiError && error.code === 'INVALID_OTP' ? error.details.triesLeft : null;
    return typeof left === 'number' ? t('phone.triesLeft', { count: left }) : phrase(error);
  };
}

/** Errors after which the code may still be right, so that it stays in the field. */
const KEEPS_CODE = ['OFFLINE', 'NUMBER_OWNER_UNKNOWN'];

/** State of a form with a code. It is checked as soon as it is complete; a wrong code is cleared. */
export function useCodeForm({ isPending, error, reset, check }: CodeCheck) {
  const t = useT('personal');
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const phraseOf = useCodePhrase();
  const submit = (whole: string) => {
    setMissing(whole === '');
    if (whole === '' || isPending) return;
    check(whole, (failure) => {
      if (!KEEPS_CODE.includes(codeOf(failure) ?? '')) setCode('');
      box.current?.focus();
    });
  };
  const change = (next: string) => {
    setCode(next);
    setMissing(false);
    if (next !== '') reset();
  };
  return {
    box,
    code,
    change,
    submit,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit(code);
    },
    problem: isMissing ? t('phone.missing') : phraseOf(error),
  };
}
