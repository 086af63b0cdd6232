import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { DoneDialog } from '../../lib/done-dialog.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useProfile } from '../../lib/profile-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';

export const namespaces: readonly Namespace[] = ['personal', 'settings', 'login-reasons'];

const PROFILE = '/profile';

/** Edits all personal details. */
export function EditProfileScreen() {
  const t = useT('personal');
  const profile = useProfile();
  const [isSaved, setSaved] = useState(false);
  return (
    <ScreenPage title={t('editTitle')} back={PROFILE} isPersonal>
      <CandidatesOnly reason="profile" skeleton={<PageSkeleton />}>
        <QueryParts query={profile} skeleton={<PageSkeleton />}>
          {(loaded) => <EditProfileForm profile={loaded} onSaved={() => setSaved(true)} />}
        </QueryParts>
      </CandidatesOnly>
      <SavedDialog isOpen={isSaved} />
    </ScreenPage>
  );
}

function SavedDialog({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT('personal');
  const common = useT('common');
  const navigate = useNavigate();
  return (
    <DoneDialog
      isOpen={isOpen}
      onClose={() => navigate(PROFILE)}
      title={t('savedTitle')}
      actions={<LinkButton href={PROFILE}>{common('ok')}</LinkButton>}
    />
  );
}

export { EditProfileScreen as Screen };
