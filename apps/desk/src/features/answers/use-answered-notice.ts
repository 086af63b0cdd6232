import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useState } from 'react';
import { usePartnerErrorCodePhrase } from '../../lib/use-error-phrase.ts';
import type { Answer, Answered } from './answer-target.ts';

/** Several refusals that are held together. */
interface HeldTogether {
  readonly answers: readonly string[];
  readonly reason: string;
  readonly until: string;
}

function heldOf(answered: readonly Answered[], { reason = '' }: Answer): HeldTogether | null {
  const held = answered.filter(({ result }) => result === 'HELD');
  const until = held[0]?.heldUntil;
  if (!until) return null;
  return { answers: held.flatMap(({ answer }) => answer ?? []), reason, until };
}

/** Shows what an answer did: a short message, or the held refusals with their undo if there are several. */
export function useAnsweredNotice() {
  const t = useT('hire-answers');
  const phraseOf = usePartnerErrorCodePhrase();
  const showMessage = useSnackbar();
  const [held, setHeld] = useState<HeldTogether | null>(null);

  function show(answered: readonly Answered[], answer: Answer): void {
    const refused = answered.find(({ result }) => result === 'REFUSED');
    const together = heldOf(answered, answer);
    setHeld(together !== null && together.answers.length > 1 ? together : null);
    if (refused?.code) showMessage({ text: phraseOf(refused.code), milliseconds: 6000 });
    else if (answer.to !== 'REJECTED')
      showMessage({ text: t(`done.${answer.to}`, { count: answered.length }) });
  }

  return { held, show, clear: () => setHeld(null) };
}
