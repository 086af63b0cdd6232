import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { PushSwitch } from '../../features/push/push-offer.tsx';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { AlertList } from './alert-list.tsx';
import { NotificationItems } from './notification-items.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';
import './notifications.css';

export const namespaces: readonly Namespace[] = ['notifications', 'jobs', 'filter', 'login-reasons'];

/** Notifications, job alerts and the settings for kinds of notifications. */
export function NotificationsScreen() {
  const t = useT('notifications');
  const isSignedIn = useIsSignedIn();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <ScreenPage
      title={t('title')}
      back="previous"
      isPersonal
      actions={
        isSignedIn && (
          <IconButton
            label={t('preferences')}
            icon={<SlidersHorizontal aria-hidden />}
            onClick={() => setChoosing(true)}
          />
        )
      }
    >
      <CandidatesOnly reason="notifications" skeleton={<PageSkeleton />}>
        <PushSwitch />
        <NotificationItems />
        <AlertList />
        {isChoosing && <PreferencesDialog onClose={() => setChoosing(false)} />}
      </CandidatesOnly>
    </ScreenPage>
  );
}

export { NotificationsScreen as Screen };
