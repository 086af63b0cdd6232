import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import type { WorkEntry } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { sectorsQuery } from '../../lib/sectors-query.ts';
import { useServices } from '../../lib/services.ts';
import { ResultDialog, type WorkResult } from './result-dialog.tsx';
import { WorkCard } from './work-card.tsx';
import { WorkForm } from './work-form.tsx';
import { useWork } from './work-queries.ts';

/** The saved jobs as cards, or the form if there are none or one is being edited. */
export function ExperiencedTab() {
  const work = useWork();
  const [result, setResult] = useState<WorkResult | null>(null);
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} tabIndex={-1}>
      <QueryParts query={work} skeleton={<PageSkeleton cards={2} />}>
        {(entries) => <Jobs entries={entries} onDone={setResult} part={part} />}
      </QueryParts>
      <ResultDialog result={result} onClose={() => setResult(null)} />
    </div>
  );
}

interface JobsProps {
  readonly entries: readonly WorkEntry[];
  readonly onDone: (result: WorkResult) => void;
  /** Gets the focus when the form takes the place of the cards, and when the cards are back. */
  readonly part: RefObject<HTMLElement | null>;
}

function Jobs({ entries, onDone, part }: JobsProps) {
  const t = useT('work');
  useLostFocus(part);
  const { data: sectors } = useQuery(sectorsQuery(useServices()));
  const [open, setOpen] = useState<WorkEntry | 'new' | null>(null);
  const shown = open ?? (entries.length === 0 ? 'new' : null);
  if (shown && sectors) {
    return (
      <WorkForm
        key={shown === 'new' ? 'new' : shown.id}
        entry={shown === 'new' ? null : shown}
        sectors={sectors}
        onCancel={entries.length > 0 ? () => setOpen(null) : undefined}
        onSaved={() => {
          setOpen(null);
          onDone(shown === 'new' ? 'added' : 'updated');
        }}
      />
    );
  }
  if (shown) return <PageSkeleton cards={1} />;
  return (
    <div className="nk-stack">
      {entries.map((entry) => (
        <WorkCard
          key={entry.id}
          entry={entry}
          sectors={sectors ?? []}
          onEdit={() => setOpen(entry)}
          onDeleted={() => onDone('deleted')}
        />
      ))}
      <Button variant="secondary" icon={<Plus aria-hidden size={20} />} onClick={() => setOpen('new')}>
        {t('add')}
      </Button>
    </div>
  );
}
