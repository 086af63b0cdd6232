import { useT } from '@nukkad/i18n/react.ts';
import { Button, Card, LinkButton } from '@nukkad/ui';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSeen } from '../../../lib/page/use-seen.ts';
import { useServices } from '../../../lib/services.ts';

const KEY = 'nukkad.appPromptSeen';

/** Returns true if the prompt was not shown in this visit yet, and marks it as shown. */
function isFirstTime(): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(KEY) === null;
    window.sessionStorage.setItem(KEY, '1');
    return isFirst;
  } catch {
    // The browser stores nothing. Without a record it would appear on every job, so that it is never shown.
    return false;
  }
}

/** Offers the mobile app at the end of the first job of a visit, if the operator has set its URL. */
export function AppPrompt() {
  const t = useT('job');
  const nav = useT('nav');
  const { site } = useServices();
  const end = useRef<HTMLDivElement>(null);
  const isNear = useSeen(end);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isNear && isFirstTime()) setShown(true);
  }, [isNear]);
  if (!site.appUrl) return null;
  if (!isShown) return <div ref={end} />;
  return (
    <Card as="aside" tone="flat" className="app-prompt" aria-labelledby="app-prompt">
      <Smartphone aria-hidden size={32} />
      <div>
        <p id="app-prompt" className="app-prompt__title">
          {t('app.title')}
        </p>
        <p>{t('app.text')}</p>
      </div>
      <div className="app-prompt__ways">
        <LinkButton size="s" variant="secondary" href={site.appUrl}>
          {nav('downloadApp')}
        </LinkButton>
        <Button size="s" variant="quiet" onClick={() => setShown(false)}>
          {t('app.later')}
        </Button>
      </div>
    </Card>
  );
}
