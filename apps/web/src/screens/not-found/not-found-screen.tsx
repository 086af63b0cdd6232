import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Link } from 'react-router-dom';
import { notFound } from '../../lib/routing/screen-module.ts';

export const namespaces: readonly Namespace[] = ['errors'];

export async function load(): Promise<never> {
  return notFound();
}

/** Page not found, and the ways on from there. */
export function NotFoundScreen() {
  const t = useT('errors');
  const nav = useT('nav');
  return (
    <section>
      <title>{t('notFound')}</title>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundHint')}</p>
      <Link to="/joblist">{nav('home')}</Link>
    </section>
  );
}

export { NotFoundScreen as Screen };
