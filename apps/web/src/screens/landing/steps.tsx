import { useT } from '@nukkad/i18n/react.ts';
import { Scene, SectionTitle } from '@nukkad/ui';

const STEPS = [
  { key: 'look', scene: 'step-find' },
  { key: 'apply', scene: 'step-apply' },
  { key: 'follow', scene: 'step-begin' },
] as const;

/** Look, apply, follow. */
export function Steps() {
  const t = useT('landing');
  return (
    <section aria-labelledby="steps">
      <SectionTitle id="steps">{t('stepsTitle')}</SectionTitle>
      <ol className="nk-grid landing-steps">
        {STEPS.map(({ key, scene }, index) => (
          <li key={key}>
            <Scene name={scene} width={160} />
            <h3>
              {index + 1}. {t(`steps.${key}.title`)}
            </h3>
            <p>{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
