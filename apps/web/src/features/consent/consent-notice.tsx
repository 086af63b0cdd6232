import type { ConsentItem, ConsentState } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Card, Checkbox } from '@nukkad/ui';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { useSetConsent } from './use-set-consent.ts';
import './consent.css';

/** The items of the notice: the data, the purpose, who sees it, and a checkbox for optional items. */
export function ConsentNotice({ state }: { readonly state: ConsentState }) {
  return (
    <ul className="consent-items">
      {state.items.map((item) => (
        <ConsentLine key={item.key} item={item} version={state.version} />
      ))}
    </ul>
  );
}

interface ConsentLineProps {
  readonly item: ConsentItem;
  /** Version of the notice. */
  readonly version: string;
}

function ConsentLine({ item, version }: ConsentLineProps) {
  const t = useT('settings');
  const format = useFormat();
  const answer = useSetConsent(version, item.key);
  const isGiven = item.isGiven === true;
  const isSignedIn = useIsSignedIn();
  return (
    <Card as="li" className="consent-item">
      <b>{item.what}</b>
      <p>
        {t('data.why')}: {item.why}
      </p>
      <p>
        {t('data.whoSees')}: {item.whoSees}
      </p>
      {item.isEssential ? (
        <p className="consent-item__note">{t('data.required')}</p>
      ) : isSignedIn ? (
        <Checkbox
          label={t('data.allow')}
          aria-label={`${t('data.allow')}: ${item.what}`}
          checked={answer.isPending ? !isGiven : isGiven}
          onChange={(event) => answer.run(event.currentTarget.checked)}
        />
      ) : (
        <p className="consent-item__note">{t('data.askedLater')}</p>
      )}
      <p role="alert" className="nk-field__error">
        {answer.problem}
      </p>
      {item.answeredAt && (
        <p className="consent-item__note">{t('data.since', { date: format.date(item.answeredAt) })}</p>
      )}
    </Card>
  );
}
