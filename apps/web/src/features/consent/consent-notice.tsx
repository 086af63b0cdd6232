import type { ConsentItem, ConsentState } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Card, Checkbox } from '@nukkad/ui';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useAnswerConsent } from './use-answer-consent.ts';
import './consent.css';

/** Each item: what, why, who sees it; a box where one may say no. */
export function ConsentNotice({ state }: { readonly state: ConsentState }) {
  const phrase = useErrorPhrase();
  const answer = useAnswerConsent(state.version);
  return (
    <>
      <ul className="consent-items">
        {state.items.map((item) => (
          <ConsentLine
            key={item.key}
            item={item}
            isBusy={answer.isPending && answer.variables.key === item.key}
            onAnswer={(isGiven) => answer.mutate({ key: item.key, isGiven })}
          />
        ))}
      </ul>
      <p role="alert" className="nk-field__error">
        {phrase(answer.error)}
      </p>
    </>
  );
}

interface ConsentLineProps {
  readonly item: ConsentItem;
  readonly isBusy: boolean;
  readonly onAnswer: (isGiven: boolean) => void;
}

function ConsentLine({ item, isBusy, onAnswer }: ConsentLineProps) {
  const t = useT('settings');
  const format = useFormat();
  const isGiven = item.isGiven === true;
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
        <Checkbox
          label={t('data.allow')}
          aria-label={`${t('data.allow')}: ${item.what}`}
          checked={isBusy ? !isGiven : isGiven}
          onChange={(event) => onAnswer(event.currentTarget.checked)}
        />
      )}
      {item.answeredAt && (
        <p className="consent-item__note">{t('data.since', { date: format.date(item.answeredAt) })}</p>
      )}
    </Card>
  );
}
