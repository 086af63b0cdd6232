import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConsentLink } from '../../features/consent/consent-link.tsx';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { DoneDialog } from '../../lib/done-dialog.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useProfile } from '../../lib/profile-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { safeReturnPath } from '../../lib/routing/return-path.ts';
import { FirstProfileForm } from './first-profile-form.tsx';

export const namespaces: readonly Namespace[] = ['personal', 'settings', 'login-reasons'];

/** The first form after registration. Returns to the previous page when it is saved. */
export function UpdateProfileScreen() {
  const t = useT('personal');
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  const [isSaved, setSaved] = useState(false);
  const profile = useProfile();
  return (
    <ScreenPage title={t('firstTitle')} back="previous" isPersonal>
      <p className="screen-page__quiet">{t('firstIntro')}</p>
      <CandidatesOnly reason="profile" skeleton={<PageSkeleton />}>
        <QueryParts query={profile} skeleton={<PageSkeleton />}>
          {(loaded) => (
            <>
              <FirstProfileForm profile={loaded} onSaved={() => setSaved(true)} />
              <ConsentLink />
            </>
          )}
        </QueryParts>
      </CandidatesOnly>
      <SavedDialog isOpen={isSaved} returnTo={returnTo} />
    </ScreenPage>
  );
}

function SavedDialog({ isOpen, returnTo }: { readonly isOpen: boolean; readonly returnTo: string }) {
  const t = useT('personal');
  const navigate = useNavigate();
  return (
    <DoneDialog
      isOpen={isOpen}
      onClose={() => navigate(returnTo)}
      title={t('savedTitle')}
      actions={<LinkButton href={returnTo}>{t('goBack')}</LinkButton>}
    >
      <p>{t('savedText')}</p>
    </DoneDialog>
  );
}

export { UpdateProfileScreen as Screen };
