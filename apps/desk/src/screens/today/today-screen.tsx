import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { TeamQuestion } from '../../features/team/team-question.tsx';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { Answering } from './answering.tsx';
import { PasskeyOfferCard } from './passkey-offer-card.tsx';
import { TodayBoard } from './today-board.tsx';
import './today.css';

/** The first screen of the day: who waits for an answer, one line each with a count, and how fast the company answers. */
export function Screen() {
  const t = useT('hire-today');
  const { id, name } = useCompany();
  const company = usePartnerQuery(companyOne, { params: { company: id } });
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      <Loaded query={company}>
        {(data) => (
          <>
            <TodayBoard company={data} />
            {data.teamAskedAt && <TeamQuestion askedAt={data.teamAskedAt} hasLink />}
            <PasskeyOfferCard />
            <Answering company={data} />
          </>
        )}
      </Loaded>
    </div>
  );
}
