import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { useAccount } from '../../lib/account-query.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { DataControls } from './data-controls.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LoginWays } from './login-ways.tsx';
import { LogoutItem } from './logout-item.tsx';
import { ProductFeedback } from './product-feedback.tsx';
import { SettingLinks } from './setting-links.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';
import './settings.css';

export const namespaces: readonly Namespace[] = ['settings', 'login-reasons'];

/** The settings: availability, language, help, legal texts, stored data and log-out. */
export function SettingsScreen() {
  const t = useT('settings');
  return (
    <ScreenPage title={t('title')} back="/profile" isPersonal className="settings-screen">
      <CandidatesOnly reason="settings" skeleton={<PageSkeleton cards={2} />}>
        <Availability />
        <SettingLinks />
        <ul className="menu-list nk-card">
          <ProductFeedback />
          <DataControls />
          <LoginWays />
          <SignedInDevices />
          <LogoutItem />
          <DeleteAccount />
        </ul>
      </CandidatesOnly>
    </ScreenPage>
  );
}

function Availability() {
  const account = useAccount();
  return (
    <QueryParts query={account} skeleton={<PageSkeleton cards={1} />}>
      {({ isAvailable }) => <AvailabilitySwitch isAvailable={isAvailable} />}
    </QueryParts>
  );
}

export { SettingsScreen as Screen };
