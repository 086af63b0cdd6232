import { useT } from '@nukkad/i18n/react.ts';
import { FeaturePictogram, SectionTitle } from '@nukkad/ui';
import { Band } from './band.tsx';

const FEATURES = [
  { key: 'near', picture: 'near' },
  { key: 'language', picture: 'language' },
  { key: 'listen', picture: 'listen' },
  { key: 'callHr', picture: 'call-hr' },
  { key: 'status', picture: 'status' },
  { key: 'chat', picture: 'chat' },
  { key: 'resume', picture: 'resume' },
  { key: 'tips', picture: 'tips' },
] as const;

/** The section about the site's features for job seekers. */
export function Features() {
  const t = useT('landing');
  return (
    <Band titleId="features">
      <SectionTitle id="features" size="xl">
        {t('featuresTitle')}
      </SectionTitle>
      <ul className="landing-features">
        {FEATURES.map(({ key, picture }) => (
          <li key={key}>
            <FeaturePictogram name={picture} size={44} />
            <div>
              <h3>{t(`features.${key}.title`)}</h3>
              <p>{t(`features.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
