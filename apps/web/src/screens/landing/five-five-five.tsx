import { useT } from '@nukkad/i18n/react.ts';
import { Card, SectionTitle } from '@nukkad/ui';

const FIVES = ['clicks', 'days', 'checks'] as const;
const CHECKS = ['identity', 'contact', 'place', 'words', 'pay'] as const;

/** The three fives, and the five checks as they are really made. */
export function FiveFiveFive() {
  const t = useT('landing');
  return (
    <section aria-labelledby="mission" className="landing-five">
      <SectionTitle id="mission">{t('mission.title')}</SectionTitle>
      <p className="landing-text">{t('mission.text')}</p>
      <h3>{t('fiveTitle')}</h3>
      <ul className="nk-grid landing-fives">
        {FIVES.map((key) => (
          <Card as="li" key={key}>
            <p className="landing-fives__figure">
              <b>5</b> {t(`five.${key}.unit`)}
            </p>
            <h4>{t(`five.${key}.title`)}</h4>
            <p>{t(`five.${key}.text`)}</p>
          </Card>
        ))}
      </ul>
      <h3>{t('checksTitle')}</h3>
      <ol className="landing-checks">
        {CHECKS.map((key) => (
          <li key={key}>
            <b>{t(`checks.${key}.title`)}</b> {t(`checks.${key}.text`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
