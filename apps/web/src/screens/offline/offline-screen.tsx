import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import './offline.css';

export const namespaces: readonly Namespace[] = ['offline'];

/** Lists the pages that work offline. */
export function OfflineScreen() {
  const t = useT('offline');
  const nav = useT('nav');
  const places = [
    { href: '/joblist', text: t('jobs') },
    { href: '/myjobs', text: t('mine') },
    { href: '/blog', text: nav('blog') },
    { href: '/interviewtips', text: nav('interviewTips') },
  ];
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState headingLevel={1} picture={<Scene name="no-connection" />} title={t('title')}>
        <p>{t('hint')}</p>
        <ul className="offline-places">
          {places.map(({ href, text }) => (
            <li key={href}>
              <LinkButton variant="secondary" isWide href={href}>
                {text}
              </LinkButton>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}

export { OfflineScreen as Screen };
