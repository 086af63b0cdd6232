import { teamList } from '@nukkad/contract/partner/team.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { TeamQuestion } from '../../features/team/team-question.tsx';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import { InviteForm } from './invite-form.tsx';
import { TeamMember } from './team-member.tsx';

/** The members with their roles, the open invitations, and a form for another one. Only owners see it. */
export function TeamList() {
  const t = useT('hire-team');
  const { date } = useFormat();
  const { id: company } = useCompany();
  const { data: me } = useMeQuery();
  const query = usePartnerQuery(teamList, { params: { company } });
  return (
    <>
      <Loaded query={query} cards={2}>
        {({ items, invites, askedAt }) => (
          <>
            {askedAt && <TeamQuestion askedAt={askedAt} hasLink={false} />}
            <ul className="hire-team__list">
              {items.map((member) => (
                <TeamMember key={member.id} member={member} isMe={member.id === me?.member.id} />
              ))}
            </ul>
            {items.length === 1 && <p>{t('onlyYou')}</p>}
            {invites.length > 0 && (
              <section>
                <h2>{t('open')}</h2>
                <ul className="hire-team__invites">
                  {invites.map(({ id, role, expiresAt }) => (
                    <li key={id}>{t('openInvite', { role: t(`role.${role}`), day: date(expiresAt) })}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
      <InviteForm />
    </>
  );
}
