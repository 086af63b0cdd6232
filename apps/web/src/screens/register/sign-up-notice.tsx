import { useT } from '@nukkad/i18n/react.ts';
import { Button, Collapsible, ErrorState } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentQuery } from '../../lib/consent-query.ts';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { retryQuery } from '../../lib/query/retry-query.ts';
import { useServices } from '../../lib/services.ts';

const LazyConsentSheet = lazyDialog({
  load: async () => (await import('../../features/consent/consent-sheet.tsx')).ConsentSheet,
  namespaces: ['settings'],
});

/**
 * Explains, before the consent checkbox, which data an account stores and who sees it: a sentence, a collapsed list, and a link to
 * the complete notice. It is short, so that the sign-in button is visible without scrolling on a small phone.
 */
export function SignUpNotice() {
  const t = useT('login');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(consentQuery(useServices()));
  const notice = query.data;
  const essential = notice?.items.filter((item) => item.isEssential) ?? [];
  return (
    <section className="sign-up-notice" aria-label={t('notice.title')}>
      <p>{t('notice.short')}</p>
      {query.isError && (
        <ErrorState
          text={t('notice.missing')}
          isRetrying={query.isFetching}
          onRetry={() => retryQuery(query)}
        />
      )}
      <Collapsible title={t('notice.title')}>
        <ul>
          {essential.map(({ key, what, whoSees }) => (
            <li key={key}>
              {what} <span>→ {whoSees}</span>
            </li>
          ))}
        </ul>
        <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('notice.more')}
        </Button>
      </Collapsible>
      <LazyConsentSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
