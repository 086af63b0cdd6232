import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { stillAnswer, stillRead } from '@nukkad/contract/partner/still.routes.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import '../jobs/jobs.css';
import { SendButton } from '../../lib/send-button.tsx';

type Still = PartnerOutput<typeof stillRead>;

/** "Still hiring?" from a message. Nobody has to sign in. Opening the page changes nothing. */
export function Screen() {
  const t = useT('hire-jobs');
  const { token = '' } = useParams();
  const still = usePartnerQuery(stillRead, { params: { token } });
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{t('stillTitle')}</title>
      <h1>{t('stillTitle')}</h1>
      <Loaded query={still} cards={1}>
        {(data) => <Question token={token} still={data} />}
      </Loaded>
      <p>
        <UiLink href="/" className="hire-link">
          {t('toJobs')}
        </UiLink>
      </p>
    </div>
  );
}

function Question({ token, still }: { readonly token: string; readonly still: Still }) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { date } = useFormat();
  const answer = usePartnerCommand(stillAnswer, { stale: [stillRead] });
  const { title, company, city } = still;
  const say = (said: 'OPEN' | 'FILLED') => () =>
    void answer.run({ params: { token }, body: { answer: said } });
  return (
    <div className="hire-job">
      <h2>{title}</h2>
      <p className="hire-job__facts">{[isolated(company), city].filter(Boolean).join(' · ')}</p>
      {still.answer === null || still.answeredAt === null ? (
        <div className="hire-job__buttons">
          <SendButton isWide isBusy={answer.isBusy} onClick={say('OPEN')}>
            {t('stillOpen')}
          </SendButton>
          <SendButton isWide variant="secondary" isBusy={answer.isBusy} onClick={say('FILLED')}>
            {t('stillFilled')}
          </SendButton>
        </div>
      ) : (
        <p role="status">{t(`stillSaid.${still.answer}`, { day: date(still.answeredAt) })}</p>
      )}
      {answer.error !== null && <p role="alert">{phrase(answer.error)}</p>}
    </div>
  );
}
