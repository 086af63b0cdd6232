import { useT } from '@nukkad/i18n/react.ts';
import { SectionTitle } from '@nukkad/ui';
import { Band } from './band.tsx';

const FIVES = ['clicks', 'days', 'checks'] as const;
const CHECKS = ['identity', 'contact', 'place', 'words', 'pay'] as const;

/** The section about the "5-5-5" promise, with the five checks of each job. */
export function FiveFiveFive() {
  const t = useT('landing');
  return (
    <>
      <Band titleId="mission" tone="board">
        <SectionTitle id="mission" size="xl">
          {t('mission.title')}
        </SectionTitle>
        <p className="landing-text">{t('mission.text')}</p>
        <ul className="landing-fives">
          {FIVES.map((key) => (
            <li key={key}>
              <p className="landing-fives__figure">
                <b>5</b> <span>{t(`five.${key}.unit`)}</span>
              </p>
              <h3>{t(`five.${key}.title`)}</h3>
              <p>{t(`five.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band titleId="checks">
        <SectionTitle id="checks" size="xl">
          {t('checksTitle')}
        </SectionTitle>
        <ol className="landing-checks">
          {CHECKS.map((key) => (
            <li key={key}>
              <h3>{t(`checks.${key}.title`)}</h3>
              <p>{t(`checks.${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </Band>
    </>
  );
}
