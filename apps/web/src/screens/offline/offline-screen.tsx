import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useEffect } from 'react';
import './offline.css';

export const namespaces: readonly Namespace[] = ['offline'];

/** Opens the home page, because the address of this page is about being offline. */
function leave(): void {
  window.location.replace(window.location.pathname.replace(/offline$/, ''));
}

/** Lists the pages that work offline. Leaves when the connection returns. */
export function OfflineScreen() {
  const t = useT('offline');
  const nav = useT('nav');
  useEffect(() => {
    window.addEventListener('online', leave);
    return () => window.removeEventListener('online', leave);
  }, []);
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
