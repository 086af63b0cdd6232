import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import { memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import { companyClaim } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar, EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CompanyTerms, useTermsVersion } from '../../features/terms/company-terms.tsx';
import { chooseCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { type Me, setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

interface CompanyStepProps {
  readonly me: Me;
  /** The path to open afterwards. */
  readonly next: string;
}

/** "Is this yours?": the only company with the member's number, which nobody looks after yet. */
function Claim({ company, next }: { readonly company: NonNullable<Me['claimable']>; readonly next: string }) {
  const t = useT('hire-start');
  const phrase = useErrorPhrase();
  const services = useServices();
  const navigate = useNavigate();
  const claim = usePartnerCommand(companyClaim);
  const termsVersion = useTermsVersion();

  async function run(): Promise<void> {
    const terms = await termsVersion();
    const result = await claim.run({
      params: { company: company.id },
      body: terms === undefined ? {} : { terms },
    });
    if (result === null) return;
    chooseCompany(company.id);
    setMe(services, result.me);
    void navigate(next, { replace: true });
  }

  return (
    <section className="hire-start__claim" aria-labelledby="claim">
      <h2 id="claim">{t('isYours')}</h2>
      <div className="hire-start__company">
        <Avatar name={company.name} shape="square" size={56} />
        <div>
          <strong>{company.name}</strong>
          <p>{company.city}</p>
        </div>
      </div>
      <p>{t('isYoursWhy')}</p>
      <CompanyTerms />
      {claim.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(claim.error)}
        </p>
      )}
      <SendButton isWide isBusy={claim.isBusy} onClick={() => void run()}>
        {t('yesMine')}
      </SendButton>
    </section>
  );
}

function Companies({ me, next }: CompanyStepProps) {
  const t = useT('hire-start');
  const navigate = useNavigate();
  return (
    <section className="hire-start__claim">
      <h2>{t('whichCompany')}</h2>
      <ul className="hire-start__companies">
        {me.companies.map(({ id, name, city }) => (
          <li key={id}>
            <button
              type="button"
              className="hire-start__company"
              onClick={() => {
                chooseCompany(id);
                void navigate(next, { replace: true });
              }}
            >
              <Avatar name={name} shape="square" size={56} />
              <span>
                <strong>{name}</strong>
                <span>{city}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks for which company the member works: one of theirs, or the one that has their number. */
export function CompanyStep({ me, next }: CompanyStepProps) {
  const t = useT('hire-start');
  const shell = useT('hire-shell');
  const services = useServices();
  const phrase = useErrorPhrase();
  const signOut = usePartnerCommand(memberSignOut);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOfReplaced(heading);
  // A notice about an answer leads there, also if the member has no company.
  if (next === '/help') return <Navigate to="/join/help" replace />;
  const isEmpty = me.companies.length === 0 && me.claimable === null;
  return (
    <div className="hire-start__form">
      {isEmpty ? (
        <EmptyState headingLevel={1} picture={<Scene name="no-jobs" />} title={t('noCompany')}>
          <p>{t('noCompanyHint')}</p>
        </EmptyState>
      ) : (
        <h1 ref={heading} tabIndex={-1}>
          {t('hello', { name: me.member.name })}
        </h1>
      )}
      {me.companies.length > 0 && <Companies me={me} next={next} />}
      {me.claimable !== null && <Claim company={me.claimable} next={next} />}
      <LinkButton href="/join" isWide variant={isEmpty ? 'primary' : 'secondary'}>
        {t('findOrAdd')}
      </LinkButton>
      <LinkButton href="/join/help" isWide variant="quiet">
        {shell('writeToUs')}
      </LinkButton>
      <SendButton
        variant="quiet"
        isBusy={signOut.isBusy}
        onClick={async () => {
          if ((await signOut.run({})) !== null) setMe(services, null);
        }}
      >
        {t('otherNumber')}
      </SendButton>
      {signOut.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(signOut.error)}
        </p>
      )}
    </div>
  );
}
