import { useT } from '@nukkad/i18n/react.ts';
import { Scene, SectionTitle } from '@nukkad/ui';
import { Band } from './band.tsx';

const STEPS = [
  { key: 'look', scene: 'step-find' },
  { key: 'apply', scene: 'step-apply' },
  { key: 'follow', scene: 'step-begin' },
] as const;

/** The section with the three steps to a job: search, apply, follow up. */
export function Steps() {
  const t = useT('landing');
  return (
    <Band titleId="steps" tone="shade">
      <SectionTitle id="steps" size="xl">
        {t('stepsTitle')}
      </SectionTitle>
      <ol className="landing-steps">
        {STEPS.map(({ key, scene }) => (
          <li key={key}>
            <Scene name={scene} width={136} />
            <div>
              <h3>{t(`steps.${key}.title`)}</h3>
              <p>{t(`steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
