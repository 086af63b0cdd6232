import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import { type FormEvent, useId, useState } from 'react';
import { useNumberProblem } from './use-number-problem.ts';
import type { PhoneFlowSteps } from './use-phone-flow.ts';
import { useSendCode } from './use-send-code.ts';

interface NumberForm {
  readonly steps: PhoneFlowSteps;
  /** Initial value of the field. */
  readonly first: string;
  /** The seeker's verified number, which needs no new code; null if there is none. */
  readonly verifiedPhone: string | null;
}

/** A form with a mobile number, which sends a code to it. Errors are shown at the field. */
export function useNumberForm({ steps, first, verifiedPhone }: NumberForm) {
  const [typed, setTyped] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = useNumberProblem(verifiedPhone);
  const send = useSendCode();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    const phone = normalisePhone(typed);
    if (found !== null || phone === null || send.isPending) return;
    const digits = nationalDigits(phone);
    send.run(phone, {
      onDone: (sent) =>
        sent.isVerified
          ? steps.go({ stage: 'done', phone: digits })
          : steps.codeSent(digits, sent.resendAfter),
    });
  };
  return {
    isPending: send.isPending,
    error: send.error,
    form: { id: useId(), onSubmit: submit, noValidate: true },
    field: {
      value: typed,
      error: problem ?? send.problem,
      onChange: (next: string) => {
        setTyped(next);
        setProblem(null);
        send.reset();
      },
    },
  };
}
