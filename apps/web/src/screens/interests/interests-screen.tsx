import type { InterestChoice } from '@nukkad/contract';
import { INTERESTS_MAX } from '@nukkad/contract/constants.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { InterestsForm } from './interests-form.tsx';

export const namespaces: readonly Namespace[] = ['interests', 'login-reasons'];

/** Edits the job profiles from which recommended jobs are selected. */
export function InterestsScreen() {
  const t = useT('interests');
  return (
    <ScreenPage title={t('title')} back="/profile" isPersonal>
      <p className="screen-page__quiet">{t('intro', { max: INTERESTS_MAX })}</p>
      <CandidatesOnly reason="interests" skeleton={<PageSkeleton cards={1} />}>
        <OwnInterests />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function OwnInterests() {
  const { api } = useServices();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const choice = useQuery<InterestChoice>({
    queryKey: ['interests.list'],
    queryFn: ({ signal }) => api.call('interests.list', {}, { signal }),
    enabled: isSignedIn,
  });
  return (
    <QueryParts query={choice} skeleton={<PageSkeleton cards={1} />}>
      {(loaded) => <InterestsForm choice={loaded} onSaved={() => navigate('/profile')} />}
    </QueryParts>
  );
}

export { InterestsScreen as Screen };
