import type { NumberOwner } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';

interface NumberOwnerQuestionProps {
  readonly onAnswer: (owner: NumberOwner) => void;
}

/** Asks whether an account that was not used for long is the person's own, because numbers change hands. */
export function NumberOwnerQuestion({ onAnswer }: NumberOwnerQuestionProps) {
  const t = useT('login');
  return (
    <section className="phone-dialog" aria-labelledby="number-owner">
      <h2 id="number-owner">{t('owner.title')}</h2>
      <p role="status">{t('owner.text')}</p>
      <Button isWide onClick={() => onAnswer('same')}>
        {t('owner.same')}
      </Button>
      <Button variant="secondary" isWide onClick={() => onAnswer('new')}>
        {t('owner.new')}
      </Button>
    </section>
  );
}
