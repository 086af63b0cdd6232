import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, ProfilePictogram, SectionTitle } from '@nukkad/ui';
import { useServices } from '../../lib/services.ts';
import { Band } from './band.tsx';

const OFFERS = [
  { key: 'recruitment', picture: 'human-resources' },
  { key: 'onboarding', picture: 'receptionist' },
  { key: 'lifeCycle', picture: 'work' },
  { key: 'payroll', picture: 'finance' },
  { key: 'compliance', picture: 'quality-analyst' },
  { key: 'legal', picture: 'counselor' },
] as const;

/** The section for employers. Links appear only if their addresses are configured. */
export function Employers() {
  const t = useT('landing');
  const { site } = useServices();
  return (
    <Band titleId="employers" tone="shade" className="landing-employers">
      <div className="landing-employers__call">
        <SectionTitle id="employers" size="xl">
          {t('postJob.title')}
        </SectionTitle>
        <p>{t('postJob.text')}</p>
        {site.employerUrl && <LinkButton href={site.employerUrl}>{t('postJob.action')}</LinkButton>}
      </div>
      <div>
        <h3 className="landing-employers__title">{t('offersTitle')}</h3>
        <ul className="landing-offers">
          {OFFERS.map(({ key, picture }) => (
            <li key={key}>
              <ProfilePictogram name={picture} size={36} />
              <div>
                <h4>{t(`offers.${key}.title`)}</h4>
                <p>{t(`offers.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** The section for the mobile app, shown if its address is configured. */
export function AppBoard() {
  const t = useT('landing');
  const { site } = useServices();
  if (!site.appUrl) return null;
  return (
    <Band titleId="app" className="landing-app">
      <div>
        <SectionTitle id="app">{t('download.title')}</SectionTitle>
        <p>{t('download.text')}</p>
      </div>
      <LinkButton variant="secondary" href={site.appUrl}>
        {t('download.action')}
      </LinkButton>
    </Band>
  );
}
