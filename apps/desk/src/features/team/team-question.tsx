import { companyOne, teamConfirm, teamList } from '@nukkad/contract/partner/team.routes.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Card, LinkButton, useSnackbar } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

interface TeamQuestionProps {
  /** When the owners were asked. */
  readonly askedAt: string;
  /** Whether the card leads to the team, where people can be removed. */
  readonly hasLink: boolean;
}

/** Asks an owner who still belongs to the company. One press confirms everybody whose name is shown. */
export function TeamQuestion({ askedAt, hasLink }: TeamQuestionProps) {
  const t = useT('hire-team');
  const phrase = useErrorPhrase();
  const { date } = useFormat();
  const show = useSnackbar();
  const { id: company, name } = useCompany();
  const { data: me } = useMeQuery();
  const { data: team } = usePartnerQuery(teamList, { params: { company } });
  const confirm = usePartnerCommand(teamConfirm, { stale: [companyOne, teamList] });
  const others = team?.items.filter(({ id }) => id !== me?.member.id) ?? [];
  if (team === undefined || others.length === 0) return null;

  async function press(): Promise<void> {
    const members = others.map(({ id }) => id);
    if ((await confirm.run({ params: { company }, body: { members } })) !== null)
      show({ text: t('confirmed') });
  }

  return (
    <Card as="section" className="hire-question nk-stack" aria-labelledby="hire-question">
      <h2 id="hire-question">{t('question', { company: name })}</h2>
      <p>{t('questionWhy', { day: date(askedAt) })}</p>
      <p>
        <strong>{others.map((member) => isolated(member.name) || member.phone).join(', ')}</strong>
      </p>
      {confirm.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(confirm.error)}
        </p>
      )}
      <div className="nk-cluster">
        <SendButton isBusy={confirm.isBusy} onClick={() => void press()}>
          {t('allBelong')}
        </SendButton>
        {hasLink && (
          <LinkButton variant="secondary" href="/team">
            {t('removeSome')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
