import { memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { teamLeave } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseCompany, useCompany } from '../../lib/company.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { TeamList } from './team-list.tsx';
import './team.css';
import { SendButton } from '../../lib/send-button.tsx';
import { SendDialog } from '../../lib/send-dialog.tsx';

/** Ends the member's own membership, after a question. The last owner cannot leave. */
function Leave() {
  const t = useT('hire-team');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const navigate = useNavigate();
  const { id: company, name } = useCompany();
  const leave = usePartnerCommand(teamLeave, { stale: [memberMe] });
  const [isAsking, setAsking] = useState(false);

  async function run(): Promise<void> {
    const left = await leave.run({ params: { company } });
    setAsking(false);
    if (left === null) return;
    chooseCompany(null);
    void navigate('/', { replace: true });
  }

  return (
    <section className="hire-team__leave">
      {leave.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(leave.error)}
        </p>
      )}
      <SendButton variant="quiet" onClick={() => setAsking(true)}>
        {t('leave', { company: name })}
      </SendButton>
      <SendDialog
        isOpen={isAsking}
        isDangerous
        isBusy={leave.isBusy}
        title={t('leaveTitle', { company: name })}
        confirmLabel={t('leaveYes')}
        cancelLabel={common('cancel')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('leaveHint')}</p>
      </SendDialog>
    </section>
  );
}

/** The people of the company: roles, invitations, leaving. */
export function Screen() {
  const t = useT('hire-team');
  const { name, role } = useCompany();
  return (
    <div className="nk-page nk-page--text hire-page hire-team">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      {role === 'OWNER' ? <TeamList /> : <p>{t('ownersOnly')}</p>}
      <Leave />
    </div>
  );
}
