import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Button } from '@nukkad/ui';
import { ListChecks } from 'lucide-react';
import { useRef } from 'react';
import type { Selection } from './use-selection.ts';

/** Starts to select many people. */
export function SelectStart({ onStart }: { readonly onStart: () => void }) {
  const t = useT('hire-applicants');
  const start = useRef<HTMLButtonElement>(null);
  useFocusOfReplaced(start);
  return (
    <Button ref={start} variant="quiet" icon={<ListChecks size={20} aria-hidden="true" />} onClick={onStart}>
      {t('selectMany')}
    </Button>
  );
}

/** The bar while people are being selected: all of them, stop, and answer those who are selected. */
export function SelectBar({
  selection,
  onAnswer,
}: {
  readonly selection: Selection;
  readonly onAnswer: () => void;
}) {
  const t = useT('hire-applicants');
  const common = useT('common');
  const all = useRef<HTMLButtonElement>(null);
  useFocusOfReplaced(all);
  const { selected, allCount } = selection;
  return (
    <ActionBar>
      <Button variant="secondary" onClick={selection.end}>
        {common('cancel')}
      </Button>
      <Button ref={all} variant="secondary" onClick={selection.selectAll}>
        {t('selectAll', { count: allCount })}
      </Button>
      <Button disabled={selected.length === 0} onClick={onAnswer}>
        {t('answerMany', { count: selected.length })}
      </Button>
    </ActionBar>
  );
}
