import { inviteAccept, inviteRead } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { chooseCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe, useMeQuery } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { ScreenWait } from '../../shell/open-frame.tsx';

/** Shows the company and the role of an invitation, and accepts it. */
function Invitation({ token }: { readonly token: string }) {
  const t = useT('hire-team');
  const phrase = useErrorPhrase();
  const services = useServices();
  const navigate = useNavigate();
  const query = usePartnerQuery(inviteRead, { params: { token } });
  const accept = usePartnerCommand(inviteAccept);

  async function run(known: readonly string[]): Promise<void> {
    const me = await accept.run({ params: { token } });
    if (me === null) return;
    const added = me.companies.find(({ id }) => !known.includes(id));
    if (added) chooseCompany(added.id);
    setMe(services, me);
    void navigate('/today', { replace: true });
  }

  const { data: me } = useMeQuery();
  return (
    <Loaded query={query} cards={1}>
      {({ company, city, role }) => (
        <div className="nk-stack">
          <p>{t('invitedTo', { company, city, role: t(`role.${role}`) })}</p>
          {accept.error !== null && (
            <p className="nk-field__error" role="alert">
              {phrase(accept.error)}
            </p>
          )}
          <SendButton
            isWide
            isBusy={accept.isBusy}
            onClick={() => void run(me?.companies.map(({ id }) => id) ?? [])}
          >
            {t('accept')}
          </SendButton>
        </div>
      )}
    </Loaded>
  );
}

/** An invitation, opened from its link. The invited number has to sign in first. */
export function Screen() {
  const t = useT('hire-team');
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const { data: me } = useMeQuery();
  if (me === undefined) return <ScreenWait />;
  if (me === null || me.member.name === '')
    return <Navigate to={`/?${new URLSearchParams({ next: pathname })}`} replace />;
  return (
    <div className="nk-page nk-page--text hire-page nk-stack">
      <title>{t('invited')}</title>
      <h1>{t('invited')}</h1>
      <Invitation token={token} />
    </div>
  );
}
