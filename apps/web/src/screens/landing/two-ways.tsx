import { useT } from '@nukkad/i18n/react.ts';
import { Scene, UiLink } from '@nukkad/ui';
import { useServices } from '../../lib/services.ts';

const WAYS = [
  { key: 'seekers', scene: 'step-find' },
  { key: 'employers', scene: 'step-begin' },
] as const;

/** Two large links: one for job seekers, one for employers. */
export function TwoWays() {
  const t = useT('landing');
  const { site } = useServices();
  const targets = { seekers: '/joblist', employers: site.employerUrl ?? '#employers' };
  return (
    <nav aria-label={t('tilesTitle')} className="landing-ways">
      {WAYS.map(({ key, scene }) => (
        <UiLink key={key} href={targets[key]} className={`landing-way landing-way--${key}`}>
          <Scene name={scene} width={88} />
          <span>
            <b className="landing-way__title">{t(`tiles.${key}.title`)}</b>
            <span>{t(`tiles.${key}.text`)}</span>
          </span>
        </UiLink>
      ))}
    </nav>
  );
}
