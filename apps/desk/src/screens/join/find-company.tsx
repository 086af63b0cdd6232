import { claimList, companyFind } from '@nukkad/contract/partner/company.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { companyClaim } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar, TextField } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CompanyTerms, useTermsVersion } from '../../features/terms/company-terms.tsx';
import { chooseCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

type Found = PartnerOutput<typeof companyFind>['items'][number];

/** The fewest letters or digits for which companies are found. */
const FIND_LENGTH_MIN = 2;

/** A company that was found, with the button to claim it. */
function FoundCompany({ company }: { readonly company: Found }) {
  const t = useT('hire-join');
  const phrase = useErrorPhrase();
  const services = useServices();
  const navigate = useNavigate();
  const termsVersion = useTermsVersion();
  const claim = usePartnerCommand(companyClaim, { stale: [claimList] });
  const [isAsked, setAsked] = useState(false);

  async function run(): Promise<void> {
    const terms = await termsVersion();
    const body = terms === undefined ? {} : { terms };
    const result = await claim.run({ params: { company: company.id }, body });
    if (result === null) return;
    setAsked(true);
    if (result.state === 'OPEN') return;
    chooseCompany(company.id);
    setMe(services, result.me);
    void navigate('/company', { replace: true });
  }

  return (
    <li className="hire-join__found">
      <div className="hire-join__name">
        <Avatar name={company.name} shape="square" size={48} />
        <div>
          <strong>{company.name}</strong>
          <p>{company.city}</p>
        </div>
      </div>
      {company.isClaimed && <p>{t('isClaimed')}</p>}
      {isAsked && <p role="status">{t('claimSent')}</p>}
      {claim.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(claim.error)}
        </p>
      )}
      {!company.isClaimed && !isAsked && (
        <SendButton
          variant="secondary"
          isWide
          isBusy={claim.isBusy}
          aria-label={t('claimName', { company: company.name })}
          onClick={() => void run()}
        >
          {t('claim')}
        </SendButton>
      )}
    </li>
  );
}

/** Finds a company by name or number. */
export function FindCompany() {
  const t = useT('hire-join');
  const phrase = useErrorPhrase();
  const { partner } = useServices();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShort, setShort] = useState(false);

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = text.trim();
    setShort(typed.length < FIND_LENGTH_MIN);
    if (typed.length < FIND_LENGTH_MIN || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      setFound((await partner.call(companyFind, { query: { find: typed } })).items);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="hire-join__part" aria-labelledby="find">
      <h2 id="find">{t('find')}</h2>
      <form className="hire-join__form" onSubmit={(event) => void find(event)} noValidate>
        <TextField
          label={t('findLabel')}
          type="search"
          maxLength={80}
          value={text}
          error={isShort ? t('findShort') : phrase(error)}
          onChange={(event) => {
            setShort(false);
            setText(event.currentTarget.value);
          }}
        />
        <SendButton type="submit" isWide isBusy={isBusy}>
          {t('findButton')}
        </SendButton>
      </form>
      {found?.length === 0 && <p role="status">{t('nothingFound')}</p>}
      {found !== null && found.length > 0 && (
        <>
          <ul className="hire-join__list">
            {found.map((company) => (
              <FoundCompany key={company.id} company={company} />
            ))}
          </ul>
          <CompanyTerms />
        </>
      )}
    </section>
  );
}
