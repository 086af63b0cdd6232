import type { SignIns } from '@nukkad/contract';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OtherDevices } from '../../features/logins/other-devices.tsx';
import type { Provider } from '../../features/sign-in/arrival.ts';
import { storeAttachRequest } from '../../features/sign-in/attach-request.ts';
import { signInAddress } from '../../features/sign-in/sign-in-address.ts';
import { signInChoices } from '../../features/sign-in/sign-in-choices.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import { useSession } from '../../lib/use-session.ts';
import { loginWaysQuery } from './login-ways-query.ts';

const NAMES = { google: 'Google', facebook: 'Facebook' } as const;
/** The query parameter with the provider that was just added. A provider's redirect returns to the settings with it. */
const ADDED = 'added';

/** Opens the list of ways to log in: the number, Google and Facebook. It is open after a provider was added. */
export function LoginWays() {
  const t = useT('settings');
  const [search, setSearch] = useSearchParams();
  const added = search.get(ADDED);
  const [isOpen, setOpen] = useState(added !== null);
  const close = () => {
    setOpen(false);
    if (added !== null) setSearch({}, { replace: true });
  };
  return (
    <li>
      <button type="button" className="menu-list__item" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden />
        {t('ways.open')}
      </button>
      <BottomSheet isOpen={isOpen} onClose={close} title={t('ways.open')}>
        {isOpen && <WayList added={added} />}
      </BottomSheet>
    </li>
  );
}

function WayList({ added }: { readonly added: string | null }) {
  const services = useServices();
  const ways = useQuery(loginWaysQuery(services));
  const { data: settings } = useQuery(settingsQuery(services));
  const { google, facebook } = signInChoices(settings);
  return (
    <QueryParts query={ways} skeleton={<PageSkeleton cards={1} />}>
      {(found) => (
        <>
          {added === 'google' && found.hasGoogle && <Added provider="google" />}
          {added === 'facebook' && found.hasFacebook && <Added provider="facebook" />}
          <ul className="login-list">
            <NumberWay phone={found.phone} />
            {(google || found.hasGoogle) && <ProviderWay provider="google" isAdded={found.hasGoogle} />}
            {(facebook || found.hasFacebook) && (
              <ProviderWay provider="facebook" isAdded={found.hasFacebook} />
            )}
          </ul>
        </>
      )}
    </QueryParts>
  );
}

/** Confirms that a provider was added, and offers to log out the other devices. */
function Added({ provider }: { readonly provider: Provider }) {
  const t = useT('settings');
  return (
    <div className="login-list">
      <p role="status">{t('ways.addedNow', { name: NAMES[provider] })}</p>
      <OtherDevices />
    </div>
  );
}

function NumberWay({ phone }: Pick<SignIns, 'phone'>) {
  const t = useT('settings');
  return (
    <li className="login-list__line">
      <b>{t('ways.number')}</b>
      <span>{phone === null ? t('ways.none') : nationalDigits(phone)}</span>
    </li>
  );
}

interface ProviderWayProps {
  readonly provider: Provider;
  readonly isAdded: boolean;
}

function ProviderWay({ provider, isAdded }: ProviderWayProps) {
  const t = useT('settings');
  const language = useLanguage();
  const session = useSession();
  const name = NAMES[provider];
  const add = () => {
    if (session.status !== 'signed-in') return;
    storeAttachRequest(session.candidateId);
    window.location.assign(signInAddress(provider, `/setting?${ADDED}=${provider}`, language));
  };
  return (
    <li className="login-list__line">
      <b>{name}</b>
      {isAdded ? (
        <span>{t('ways.added')}</span>
      ) : (
        <Button variant="secondary" size="s" aria-label={t('ways.addOne', { name })} onClick={add}>
          {t('ways.add')}
        </Button>
      )}
    </li>
  );
}
