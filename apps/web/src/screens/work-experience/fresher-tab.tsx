import type { CandidateProfile, FresherInput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ConfirmDialog } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { FresherForm } from './fresher-form.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { useWorkChanged } from './work-queries.ts';

/** Saving as a fresher wipes what was told of jobs: one who told of some is asked first. */
export function FresherTab({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('work');
  const common = useT('common');
  const { api } = useServices();
  const navigate = useNavigate();
  const changed = useWorkChanged();
  const isExperienced = profile.professionalSummary !== '';
  const [hasAgreed, setAgreed] = useState(false);
  const save = useMutation({
    mutationFn: (input: FresherInput) => api.call('experience.add', input),
    onSuccess: changed,
  });
  return (
    <>
      <FresherForm
        // Agreed: one begins with an empty form.
        key={String(hasAgreed)}
        first={
          hasAgreed
            ? { summary: '', skills: [] }
            : { summary: profile.fresherSummary, skills: profile.skills }
        }
        isBusy={save.isPending}
        error={save.error}
        onSave={(input) => save.mutate(input)}
      />
      <ConfirmDialog
        isOpen={isExperienced && !hasAgreed && !save.isSuccess}
        isDangerous
        title={t('switchTitle')}
        confirmLabel={t('switch')}
        cancelLabel={common('cancel')}
        onConfirm={() => setAgreed(true)}
        onCancel={() => navigate('/profile')}
      >
        <p>{t('switchText')}</p>
      </ConfirmDialog>
      <ResultDialog result={save.isSuccess ? 'updated' : null} onClose={save.reset} />
    </>
  );
}
