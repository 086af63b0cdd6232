import { useT } from '@nukkad/i18n/react.ts';
import { SectionTitle } from '@nukkad/ui';

const FEATURES = ['near', 'language', 'listen', 'callHr', 'status', 'chat', 'resume', 'tips'] as const;

/** What a job seeker can do here. */
export function Features() {
  const t = useT('landing');
  return (
    <section aria-labelledby="features">
      <SectionTitle id="features">{t('featuresTitle')}</SectionTitle>
      <ul className="nk-grid landing-features">
        {FEATURES.map((key) => (
          <li key={key}>
            <h3>{t(`features.${key}.title`)}</h3>
            <p>{t(`features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
