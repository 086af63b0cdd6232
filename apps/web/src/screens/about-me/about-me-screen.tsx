import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useProfile } from '../../lib/profile-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { AboutForm } from './about-form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useSaveAbout } from './use-save-about.ts';

export const namespaces: readonly Namespace[] = ['about', 'login-reasons'];

const PROFILE = '/profile';

/** Edits the "About me" text. Asks for confirmation before leaving with unsaved changes. */
export function AboutMeScreen() {
  const t = useT('about');
  return (
    <CandidatesOnly
      reason="about"
      skeleton={
        <ScreenPage title={t('title')} back={PROFILE} isPersonal>
          <PageSkeleton cards={1} />
        </ScreenPage>
      }
    >
      <OwnWords />
    </CandidatesOnly>
  );
}

function OwnWords() {
  const t = useT('about');
  const navigate = useNavigate();
  const profile = useProfile();
  const [draft, keep] = useSessionState<string>('about-me');
  const [isLeaving, setLeaving] = useState(false);
  const save = useSaveAbout(() => {
    keep(null);
    navigate(PROFILE);
  });
  const stored = profile.data?.about ?? '';
  const text = draft ?? stored;
  const leave = () => (text.trim() === stored.trim() ? navigate(PROFILE) : setLeaving(true));
  return (
    <ScreenPage title={t('title')} onBack={leave} isPersonal>
      <QueryParts query={profile} skeleton={<PageSkeleton cards={1} />}>
        {() => <AboutForm text={text} onChange={keep} save={save} />}
      </QueryParts>
      <LeaveDialog
        isOpen={isLeaving}
        onStay={() => setLeaving(false)}
        onSave={() => {
          setLeaving(false);
          save.submit(text);
        }}
        onDiscard={() => {
          keep(null);
          navigate(PROFILE);
        }}
      />
    </ScreenPage>
  );
}

export { AboutMeScreen as Screen };
