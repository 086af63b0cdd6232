import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Highlight, ListingCard, ListingFact } from '@nukkad/ui';
import { MapPin } from 'lucide-react';
import { useCompany } from '../../lib/company.ts';

const STEPS = ['write', 'publish', 'answer'] as const;
/** Rupees a month. */
const EXAMPLE_PAY = { min: 15_000, max: 18_000 };

/** On wide screens, beside the form while it has no title: what will happen, and an example of the card. */
export function HowItWorks() {
  const t = useT('hire-job-form');
  const { payAmount } = useFormat();
  const company = useCompany();
  return (
    <section className="hire-preview hire-page__aside nk-only-wide">
      <h2>{t('howItWorks')}</h2>
      <ol className="hire-preview__steps">
        {STEPS.map((step) => (
          <li key={step}>{t(`step.${step}`)}</li>
        ))}
      </ol>
      <h3>{t('example')}</h3>
      {/* Only a picture of a card: it leads nowhere. */}
      <div className="hire-preview__example" inert>
        <ListingCard
          href="#"
          title={t('exampleTitle')}
          highlight={<Highlight unit={t('aMonth')}>{payAmount(EXAMPLE_PAY)}</Highlight>}
          owner={<span>{company.name}</span>}
          facts={
            <>
              <ListingFact icon={<MapPin aria-hidden size={16} />}>{company.city}</ListingFact>
              <ListingFact>{[t('shift.DAY'), t('noYears')].join('\u00a0· ')}</ListingFact>
            </>
          }
        />
      </div>
    </section>
  );
}
