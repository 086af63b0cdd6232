import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, SectionTitle } from '@nukkad/ui';
import { useServices } from '../../lib/services.ts';

const OFFERS = ['recruitment', 'onboarding', 'lifeCycle', 'payroll', 'compliance', 'legal'] as const;

/** For employers and for the phone; their links are shown only where they lead somewhere. */
export function Employers() {
  const t = useT('landing');
  const { site } = useServices();
  return (
    <section aria-labelledby="employers" className="landing-employers">
      <SectionTitle id="employers">{t('postJob.title')}</SectionTitle>
      <p className="landing-text">{t('postJob.text')}</p>
      {site.employerUrl && <LinkButton href={site.employerUrl}>{t('postJob.action')}</LinkButton>}
      <h3>{t('offersTitle')}</h3>
      <ul className="nk-grid landing-features">
        {OFFERS.map((key) => (
          <li key={key}>
            <h4>{t(`offers.${key}.title`)}</h4>
            <p>{t(`offers.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      {site.appUrl && (
        <>
          <h3>{t('download.title')}</h3>
          <p className="landing-text">{t('download.text')}</p>
          <LinkButton variant="secondary" href={site.appUrl}>
            {t('download.action')}
          </LinkButton>
        </>
      )}
    </section>
  );
}
