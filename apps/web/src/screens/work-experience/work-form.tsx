import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import type { IndustrySector, WorkEntry, WorkInput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState } from '@nukkad/ui';
import type { FormEvent } from 'react';
import { WORK_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { useWorkProblems, type WorkField } from './use-work-problems.ts';
import { WorkDetailFields } from './work-detail-fields.tsx';
import { WorkPlaceFields } from './work-place-fields.tsx';
import { NEW_WORK, valuesOf, type WorkValues, workInputOf } from './work-values.ts';

/** Adds or updates a job. `onSaved` is called before the list is refetched, because that unmounts the form. */
function useSaveWork(entryId: string | null, onSaved: () => void) {
  const { api } = useServices();
  const save = async (entry: WorkInput): Promise<void> => {
    if (entryId === null) await api.call('experience.add', entry);
    else await api.call('experience.update', { entryId, entry });
  };
  return useTask(save, { invalidates: WORK_STALE, callbacks: 'immediately', onDone: onSaved });
}

interface WorkFormProps {
  /** The job to edit; null for a new one. */
  readonly entry: WorkEntry | null;
  readonly sectors: readonly IndustrySector[];
  readonly onCancel?: (() => void) | undefined;
  readonly onSaved: () => void;
}

/** The form of a job. Unsaved input survives a reload. */
export function WorkForm({ entry, sectors, onCancel, onSaved }: WorkFormProps) {
  const t = useT('work');
  const common = useT('common');
  const [draft, keep] = useSessionState<Partial<WorkValues>>(`work-${entry?.id ?? 'new'}`);
  const values = { ...(entry ? valuesOf(entry, sectors) : NEW_WORK), ...draft };
  const isOtherSector = sectors.some((sector) => sector.isOther && sector.name === values.sector);
  const { form, problems, check, forget } = useFieldProblems<WorkField>();
  const problemsOf = useWorkProblems(isOtherSector);
  const save = useSaveWork(entry?.id ?? null, () => {
    keep(null);
    onSaved();
  });
  const set = (part: Partial<WorkValues>) => {
    keep({ ...draft, ...part });
    for (const name of Object.keys(part)) forget(name as WorkField);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(problemsOf(values))) save.run(workInputOf(values, isOtherSector));
  };
  const fields = { values, problems, onChange: set };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <WorkPlaceFields {...fields} />
      <WorkDetailFields {...fields} sectors={sectors} isOtherSector={isOtherSector} />
      {save.problem && <ErrorState text={save.problem} />}
      <Button type="submit" isWide isBusy={save.isPending}>
        {entry ? t('update') : common('submit')}
      </Button>
      {onCancel && (
        <Button
          variant="quiet"
          onClick={() => {
            keep(null);
            onCancel();
          }}
        >
          {common('cancel')}
        </Button>
      )}
    </form>
  );
}
