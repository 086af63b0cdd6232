import { useT } from '@nukkad/i18n/react.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useReasons } from './use-reasons.ts';

interface ReasonButtonsProps {
  readonly isDisabled: boolean;
  /** Called with the key of the reason. */
  readonly onChoose: (reason: string) => void;
}

/** The reasons for a no. A press on one of them sends it. */
export function ReasonButtons({ isDisabled, onChoose }: ReasonButtonsProps) {
  const t = useT('hire-answers');
  const { query } = useReasons();
  return (
    <section aria-labelledby="hire-reasons">
      <h3 id="hire-reasons">{t('orNo')}</h3>
      <p className="hire-answers__hint">{t('noHint')}</p>
      <Loaded query={query} cards={1}>
        {({ items }) => (
          <div className="hire-answers__reasons">
            {items.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                className="nk-chip"
                disabled={isDisabled}
                onClick={() => onChoose(key)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
