import type { AcceptedTexts } from '@nukkad/contract/session/session.domain.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { NumberField } from '../../phone/number-field.tsx';
import { useNumberProblem } from '../../phone/use-number-problem.ts';
import type { usePhoneSignIn } from './use-phone-sign-in.ts';

interface SignInNumberFormProps {
  readonly steps: ReturnType<typeof usePhoneSignIn>;
  readonly accept: () => AcceptedTexts | null;
  readonly children: ReactNode;
}

/** The field for the number. Its button accepts the terms, which are linked above it (`children`), and asks for a code. */
export function SignInNumberForm({ steps, accept, children }: SignInNumberFormProps) {
  const t = useT('login');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = useNumberProblem(null);
  const { send } = steps;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    const accepted = found === null ? accept() : null;
    if (accepted) steps.ask(typed, accepted);
  };
  return (
    <form onSubmit={submit} noValidate className="phone-dialog">
      <NumberField
        value={typed}
        error={problem ?? send.problem}
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
          send.reset();
        }}
      />
      {children}
      <Button type="submit" isWide isBusy={send.isPending}>
        {t('phone.send')}
      </Button>
    </form>
  );
}
