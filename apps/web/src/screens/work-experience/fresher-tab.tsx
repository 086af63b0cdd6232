import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ConfirmDialog } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WORK_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { FresherForm } from './fresher-form.tsx';
import { ResultDialog } from './result-dialog.tsx';

/** The tab for freshers. Saving it deletes saved jobs, so a seeker with saved jobs has to confirm first. */
export function FresherTab({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('work');
  const common = useT('common');
  const navigate = useNavigate();
  const isExperienced = profile.professionalSummary !== '';
  const [hasAgreed, setAgreed] = useState(false);
  const save = useAction('experience.add', { invalidates: WORK_STALE });
  return (
    <>
      <FresherForm
        // A new key resets the form after the confirmation.
        key={String(hasAgreed)}
        first={
          hasAgreed
            ? { summary: '', skills: [] }
            : { summary: profile.fresherSummary, skills: profile.skills }
        }
        isBusy={save.isPending}
        problem={save.problem}
        onSave={(input, onDone) => save.run(input, { onDone })}
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
