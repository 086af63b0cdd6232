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
  const consent = useSetConsent(version, item.key);
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
      ) : (
        <ConsentChoice item={item} consent={consent} />
      )}
      <p role="alert" className="nk-field__error">
        {consent.problem}
      </p>
      {item.answeredAt && (
        <p className="consent-item__note">{t('data.since', { date: format.date(item.answeredAt) })}</p>
      )}
    </Card>
  );
}

interface ConsentChoiceProps {
  readonly item: ConsentItem;
  readonly consent: ReturnType<typeof useSetConsent>;
}

/** The checkbox of an optional item. Visitors read that they will be asked when the item is first needed. */
function ConsentChoice({ item, consent }: ConsentChoiceProps) {
  const t = useT('settings');
  const isGiven = item.isGiven === true;
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <p className="consent-item__note">{t('data.askedLater')}</p>;
  return (
    <Checkbox
      label={t('data.allow')}
      aria-label={`${t('data.allow')}: ${item.what}`}
      checked={consent.isPending ? !isGiven : isGiven}
      onChange={(event) => consent.run(event.currentTarget.checked)}
    />
  );
}
